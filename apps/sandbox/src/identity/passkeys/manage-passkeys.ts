import { notFound } from '@coffer/provider-kit/refusal'
import { and, eq, ne } from 'drizzle-orm'
import { now } from '../../database/in-tenant.ts'
import { sessions } from '../../database/schema/identity.ts'
import { passkeys } from '../../database/schema/passkeys.ts'
import { asCaller } from '../../http/as-caller.ts'
import type { Caller } from '../../http/call.ts'
import type { SomeHandlers } from '../../http/handler.ts'
import { uuidOrUnusedId } from '../../requests/requests.ts'
import { notifyUser } from '../security-notices.ts'
import { spendStepUp } from '../step-up.ts'
import { lockUserRow } from '../users.ts'
import { findPasskeys, passkeyToWire } from './passkeys.ts'

/**
 * Lists, renames and removes passkeys. Removing one requires a recent code or passkey, and the owner is notified by
 * email.
 */
export const managePasskeys = {
  'GET /passkeys': asCaller(async ({ tx, caller: { userId } }) =>
    (await findPasskeys(tx, userId)).map(passkeyToWire),
  ),

  'PATCH /passkeys/{uuid}': asCaller(async ({ tx, caller, params, readBody }) => {
    const { name } = await readBody()
    const [renamed] = await tx.update(passkeys).set({ name }).where(own(caller, params.uuid)).returning()
    if (!renamed) throw notFound()
    return passkeyToWire(renamed)
  }),

  'DELETE /passkeys/{uuid}': asCaller(async ({ c, tx, caller, params }) => {
    const user = await lockUserRow(tx, caller.userId)
    await spendStepUp(tx, caller)
    const [removed] = await tx.delete(passkeys).where(own(caller, params.uuid)).returning()
    if (!removed) throw notFound()
    // Someone who found a lost device may be logged in with its passkey.
    await tx
      .update(sessions)
      .set({ endedAt: now(tx) })
      .where(and(eq(sessions.passkeyId, removed.passkeyId), ne(sessions.sessionId, caller.sessionId)))
    await notifyUser(tx, c, user, { kind: 'passkey-removed', passkey: removed.name })
  }),
} satisfies SomeHandlers

const own = ({ userId }: Caller, uuid = '') =>
  and(eq(passkeys.userId, userId), eq(passkeys.passkeyId, uuidOrUnusedId(uuid)))
