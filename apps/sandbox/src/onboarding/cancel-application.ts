import { forbidden, type LocalizedText } from '@coffer/provider-kit/refusal'
import { eq } from 'drizzle-orm'
import { inTenant, now } from '../database/in-tenant.ts'
import { users } from '../database/schema/identity.ts'
import { authenticated, type Context } from '../http/call.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { endSessions } from '../identity/sessions.ts'
import { change, lockDepositor, hasReached } from './progress.ts'

const alreadyOpen: LocalizedText = {
  en: 'Your account is open, so there’s no application to cancel.',
  es: 'Su cuenta ya está abierta; no hay una solicitud que cancelar.',
}

/** Ends the application, and releases its email and social security number. */
export const cancelCalls = ({ db }: Context) =>
  ({
    'POST /depositor/cancel-application': async ({ c }) => {
      const { depositorId, userId } = authenticated(c)
      await inTenant(db, c.var.tenant, async (tx) => {
        const row = await lockDepositor(tx, depositorId)
        if (hasReached(row, 'funded')) throw forbidden(alreadyOpen)
        const at = now(tx)
        await change(tx, depositorId, { cancelledAt: at, ssnHash: null })
        await tx.update(users).set({ cancelledAt: at }).where(eq(users.userId, userId))
        await endSessions(tx, userId)
      })
    },
  }) satisfies SomeHandlers
