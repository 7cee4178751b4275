import { issueCsrfToken } from '@coffer/provider-kit/csrf'
import { eq } from 'drizzle-orm'
import { inTenant, now } from '../database/in-tenant.ts'
import { sessions } from '../database/schema/identity.ts'
import { asCaller } from '../http/as-caller.ts'
import type { Context } from '../http/call.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { secondsLeft } from './seconds-left.ts'
import { endSession, extendSession } from './sessions.ts'

export const sessionCalls = ({ db, settings }: Context) =>
  ({
    'GET /auth-check': asCaller(async ({ tx, caller: { sessionId } }) => {
      const { tokenDuration } = secondsLeft(settings, await extendSession(tx, sessionId), now(tx))
      return { token_duration: tokenDuration }
    }, 'change'),

    'GET /auth-check/no-ext': asCaller(async ({ tx, caller: { sessionId } }) => {
      const [session] = await tx.select().from(sessions).where(eq(sessions.sessionId, sessionId))
      return {
        token_duration: session ? secondsLeft(settings, session, now(tx)).tokenDuration : 0,
      }
    }),

    'POST /session': asCaller(async ({ tx, caller: { sessionId }, readBody }) => {
      const { location, description } = await readBody()
      await tx.update(sessions).set({ location, description }).where(eq(sessions.sessionId, sessionId))
    }),

    'POST /logout': async ({ c }) => {
      const { caller } = c.var
      if (caller)
        await inTenant(db, c.var.tenant, async (tx) => {
          await endSession(tx, caller.sessionId)
          await recordSecurityEvent(tx, c, 'log-out')
        })
      issueCsrfToken(c)
      // Cookies are kept: a remembered device stays remembered.
      c.header('Clear-Site-Data', '"storage"')
    },
  }) satisfies SomeHandlers
