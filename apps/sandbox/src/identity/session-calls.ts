import { sessionBody } from '@coffer/api-client/auth/request-schema'
import { eq } from 'drizzle-orm'
import { inTenant, now } from '../database/in-tenant.ts'
import { sessions } from '../database/schema/identity.ts'
import { authenticated, bodyOf } from '../http/call.ts'
import { issueCsrfToken } from '../http/csrf.ts'
import { ok } from '../http/envelope.ts'
import type { Area } from '../http/routes.ts'
import { endSession, secondsLeft, extendSession } from './sessions.ts'

export const sessionCalls: Area = (api, { db, settings }) => {
  api.get('/auth-check', async (c) => {
    const { sessionId } = authenticated(c)
    const life = await inTenant(db, c.var.tenant, async (tx) =>
      secondsLeft(settings, await extendSession(tx, sessionId), now(tx)),
    )
    return ok(c, { token_duration: life.tokenDuration })
  })

  api.get('/auth-check/no-ext', async (c) => {
    const { sessionId } = authenticated(c)
    const life = await inTenant(db, c.var.tenant, async (tx) => {
      const [session] = await tx.select().from(sessions).where(eq(sessions.sessionId, sessionId))
      return session && secondsLeft(settings, session, now(tx))
    })
    return ok(c, { token_duration: life?.tokenDuration ?? 0 })
  })

  api.post('/session', async (c) => {
    const { sessionId } = authenticated(c)
    const { location, description: text } = await bodyOf(c, sessionBody)
    await inTenant(db, c.var.tenant, (tx) =>
      tx.update(sessions).set({ location, description: text }).where(eq(sessions.sessionId, sessionId)),
    )
    return ok(c)
  })

  api.post('/logout', async (c) => {
    const { caller } = c.var
    if (caller) await inTenant(db, c.var.tenant, (tx) => endSession(tx, caller.sessionId))
    issueCsrfToken(c)
    // Cookies stay: a remembered device is still remembered.
    c.header('Clear-Site-Data', '"storage"')
    return ok(c)
  })
}
