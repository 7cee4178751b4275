import { type ApiRefusal, forbidden, type LocalizedText } from '@coffer/provider-kit/refusal'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { now, type Tx } from '../database/in-tenant.ts'
import { sessions, users } from '../database/schema/identity.ts'
import type { Caller } from '../http/call.ts'
import { maskedEmail, maskedPhone, type User } from './users.ts'

const goodForMs = 10 * 60 * 1000

const codeFirst: LocalizedText = {
  en: 'Confirm it’s you with a one-time code.',
  es: 'Confirme que es usted con un código de un solo uso.',
}

/**
 * Refuses with 403 and the field `step_up` unless within ten minutes a code sent to a verified contact was entered in
 * this session (GET /mfa-select/{type} and POST /mfa-verify/{nonceToken}), or a passkey was used (POST
 * /passkeys/step-up). The code or the passkey of the log-in does not count: it proves nothing about a session that was
 * taken over later.
 */
export async function requireStepUp(tx: Tx, caller: Caller): Promise<void> {
  const user = await findUser(tx, caller)
  const [session] = await tx
    .select()
    .from(sessions)
    .where(isConfirmed(tx, caller, user))
  if (session === undefined) throw unconfirmed(user)
}

/**
 * The same check at the moment of the change: uses up the confirmation once, even if several concurrent calls need it.
 */
export async function spendStepUp(tx: Tx, caller: Caller): Promise<void> {
  const user = await findUser(tx, caller)
  const used = await tx
    .update(sessions)
    .set({ steppedUpAt: null })
    .where(isConfirmed(tx, caller, user))
    .returning({ sessionId: sessions.sessionId })
  if (used.length === 0) throw unconfirmed(user)
}

/** A confirmation ends with its session, when its time is over, and with any change of the user's factors. */
const isConfirmed = (tx: Tx, { sessionId }: Caller, { factorsVersion }: User) =>
  and(
    eq(sessions.sessionId, sessionId),
    isNull(sessions.endedAt),
    gt(sessions.steppedUpAt, new Date(now(tx).getTime() - goodForMs)),
    eq(sessions.steppedUpVersion, factorsVersion),
  )

/** Read without a lock: the caller may have locked an account already, and the lock order puts users first. */
async function findUser(tx: Tx, { userId }: Pick<Caller, 'userId'>): Promise<User> {
  const [user] = await tx.select().from(users).where(eq(users.userId, userId))
  if (!user) throw new Error('A session without its user.')
  return user
}

function unconfirmed({ email, phone, phoneVerifiedAt }: User): ApiRefusal {
  const verifiedPhone = phoneVerifiedAt ? phone : null
  return forbidden(codeFirst, {
    fields: { step_up: [codeFirst] },
    data: {
      enrolled: verifiedPhone === null ? ['email'] : ['sms', 'email'],
      masked_email: maskedEmail(email),
      masked_phone: verifiedPhone && maskedPhone(verifiedPhone),
    },
  })
}

/** Records that a code or a passkey was used in a session to confirm a sensitive change. */
export async function recordStepUp(tx: Tx, caller: Pick<Caller, 'userId' | 'sessionId'>): Promise<void> {
  const { factorsVersion: steppedUpVersion } = await findUser(tx, caller)
  await tx
    .update(sessions)
    .set({ steppedUpAt: now(tx), steppedUpVersion })
    .where(eq(sessions.sessionId, caller.sessionId))
}
