import { passkeyNameBody } from '@coffer/api-client/passkeys/request-schema'
import { and, eq, ne } from 'drizzle-orm'
import { now } from '../../database/in-tenant.ts'
import { sessions } from '../../database/schema/identity.ts'
import { passkeys } from '../../database/schema/passkeys.ts'
import { asCaller } from '../../http/as-caller.ts'
import { parseBody, type Caller } from '../../http/call.ts'
import { ok } from '../../http/envelope.ts'
import { notFound } from '../../http/refusal.ts'
import type { Area } from '../../http/routes.ts'
import { uuidOrUnusedId } from '../../requests/requests.ts'
import { notifyUser } from '../security-notices.ts'
import { spendStepUp } from '../step-up.ts'
import { lockUserRow } from '../users.ts'
import { findPasskeys, passkeyToWire } from './passkeys.ts'

/**
 * Lists, renames and removes passkeys. Removing one requires a recent code or passkey, and the owner is notified by
 * email.
 */
export const managePasskeys: Area = (api) => {
  api.get(
    '/passkeys',
    asCaller(async (c, tx, { userId }) =>
      ok<'GET /passkeys'>(c, (await findPasskeys(tx, userId)).map(passkeyToWire)),
    ),
  )

  api.patch(
    '/passkeys/:uuid',
    asCaller(async (c, tx, caller) => {
      const { name } = await parseBody(c, passkeyNameBody)
      const [renamed] = await tx
        .update(passkeys)
        .set({ name })
        .where(own(caller, c.req.param('uuid')))
        .returning()
      if (!renamed) throw notFound()
      return ok<'PATCH /passkeys/{uuid}'>(c, passkeyToWire(renamed))
    }),
  )

  api.delete(
    '/passkeys/:uuid',
    asCaller(async (c, tx, caller) => {
      const user = await lockUserRow(tx, caller.userId)
      await spendStepUp(tx, caller)
      const [removed] = await tx
        .delete(passkeys)
        .where(own(caller, c.req.param('uuid')))
        .returning()
      if (!removed) throw notFound()
      // Someone who found a lost device may be logged in with its passkey.
      await tx
        .update(sessions)
        .set({ endedAt: now(tx) })
        .where(and(eq(sessions.passkeyId, removed.passkeyId), ne(sessions.sessionId, caller.sessionId)))
      await notifyUser(tx, c, user, { kind: 'passkey-removed', passkey: removed.name })
      return ok<'DELETE /passkeys/{uuid}'>(c)
    }),
  )
}

const own = ({ userId }: Caller, uuid = '') =>
  and(eq(passkeys.userId, userId), eq(passkeys.passkeyId, uuidOrUnusedId(uuid)))
