import { eq } from 'drizzle-orm'
import { now, type Tx } from '../database/in-tenant.ts'
import { sessions, users } from '../database/schema/identity.ts'
import type { Caller } from '../http/call.ts'
import { forbidden, type LocalizedText } from '../http/refusal.ts'
import { maskedEmail, maskedPhone } from './users.ts'

const goodForMs = 10 * 60 * 1000

const codeFirst: LocalizedText = {
  en: 'Confirm it’s you with a one-time code.',
  es: 'Confirme que es usted con un código de un solo uso.',
}

/**
 * Refuses with 403 and the field `step_up` unless within ten minutes a code to a verified contact was entered in this
 * session, by GET /mfa-select/{type} and POST /mfa-verify/{nonceToken}, or a passkey was used, by POST /passkeys/step-up.
 * The code or the passkey of the log-in does not count: it says nothing about a session that was taken over later.
 */
export async function requireStepUp(tx: Tx, caller: Caller): Promise<void> {
  const [session] = await tx.select().from(sessions).where(eq(sessions.sessionId, caller.sessionId))
  const at = session?.steppedUpAt
  if (at && at.getTime() + goodForMs > now(tx).getTime()) return
  // Read without a lock: the caller may have locked an account already.
  const [user] = await tx.select().from(users).where(eq(users.userId, caller.userId))
  if (!user) throw new Error('A session without its user.')
  const { email, phone, phoneVerifiedAt } = user
  const verifiedPhone = phoneVerifiedAt ? phone : null
  throw forbidden(codeFirst, {
    fields: { step_up: [codeFirst] },
    data: {
      enrolled: verifiedPhone === null ? ['email'] : ['sms', 'email'],
      masked_email: maskedEmail(email),
      masked_phone: verifiedPhone && maskedPhone(verifiedPhone),
    },
  })
}

/** Records a code or a passkey that was used in a session to confirm a sensitive change. */
export const recordStepUp = (tx: Tx, sessionId: string) =>
  tx
    .update(sessions)
    .set({ steppedUpAt: now(tx) })
    .where(eq(sessions.sessionId, sessionId))

/** Uses up the code: the next sensitive change asks for another. */
export const spendStepUp = (tx: Tx, { sessionId }: Caller) =>
  tx.update(sessions).set({ steppedUpAt: null }).where(eq(sessions.sessionId, sessionId))
