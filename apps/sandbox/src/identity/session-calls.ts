import { sessionBody } from '@coffer/api-client/auth/request-schema'
import { eq } from 'drizzle-orm'
import { inTenant, now } from '../database/in-tenant.ts'
import { sessions } from '../database/schema/identity.ts'
import { asCaller } from '../http/as-caller.ts'
import { parseBody } from '../http/call.ts'
import { issueCsrfToken } from '../http/csrf.ts'
import { ok } from '../http/envelope.ts'
import type { Area } from '../http/routes.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { secondsLeft } from './seconds-left.ts'
import { endSession, extendSession } from './sessions.ts'

export const sessionCalls: Area = (api, { db, settings }) => {
  api.get(
    '/auth-check',
    asCaller(async (c, tx, { sessionId }) => {
      const { tokenDuration } = secondsLeft(settings, await extendSession(tx, sessionId), now(tx))
      return ok<'GET /auth-check'>(c, { token_duration: tokenDuration })
    }, 'change'),
  )

  api.get(
    '/auth-check/no-ext',
    asCaller(async (c, tx, { sessionId }) => {
      const [session] = await tx.select().from(sessions).where(eq(sessions.sessionId, sessionId))
      return ok<'GET /auth-check/no-ext'>(c, {
        token_duration: session ? secondsLeft(settings, session, now(tx)).tokenDuration : 0,
      })
    }),
  )

  api.post(
    '/session',
    asCaller(async (c, tx, { sessionId }) => {
      const { location, description } = await parseBody(c, sessionBody)
      await tx.update(sessions).set({ location, description }).where(eq(sessions.sessionId, sessionId))
      return ok<'POST /session'>(c)
    }),
  )

  api.post('/logout', async (c) => {
    const { caller } = c.var
    if (caller)
      await inTenant(db, c.var.tenant, async (tx) => {
        await endSession(tx, caller.sessionId)
        await recordSecurityEvent(tx, c, 'log-out')
      })
    issueCsrfToken(c)
    // Cookies are kept: a remembered device stays remembered.
    c.header('Clear-Site-Data', '"storage"')
    return ok<'POST /logout'>(c)
  })
}
