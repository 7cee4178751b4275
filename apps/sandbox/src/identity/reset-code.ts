import { forbidden, rejected, type ApiRefusal, type LocalizedText } from '@coffer/provider-kit/refusal'
import { eq } from 'drizzle-orm'
import { now, type Tx } from '../database/in-tenant.ts'
import { codes, emailLinks } from '../database/schema/identity.ts'
import type { Call } from '../http/call.ts'
import { issueCode, isRightCode, isSpent, lastCode } from './codes.ts'
import { isPhoneTrusted } from './trusted-phone.ts'
import { maskedPhone, type User } from './users.ts'
import { identityTexts } from './identity-texts.ts'

type Link = typeof emailLinks.$inferSelect

/** Wrong codes after which a reset link is used up. */
const maxWrongCodes = 5

const codeNeeded = (phone: string): LocalizedText => ({
  en: `Enter the code we sent to ${maskedPhone(phone)}.`,
  es: `Ingrese el código que enviamos al ${maskedPhone(phone)}.`,
})
const wrongCode: LocalizedText = {
  en: 'That code is incorrect. Check it and try again.',
  es: 'Ese código no es correcto. Revíselo e inténtelo de nuevo.',
}
const linkUsedUp: LocalizedText = {
  en: 'Too many incorrect codes. Request a new link.',
  es: 'Demasiados códigos incorrectos. Solicite otro enlace.',
}

/**
 * The second factor of a reset: null if none is needed. If there is no code yet, one is sent to the verified phone. The
 * refusal is thrown after the transaction, so that the code and the failed attempts are kept.
 */
export async function checkResetCode(
  tx: Tx,
  c: Call,
  { link, user, typed }: { readonly link: Link; readonly user: User; readonly typed: string | undefined },
): Promise<ApiRefusal | null> {
  if (!user.phone || !(await isPhoneTrusted(tx, user))) return null
  const owner = { userId: user.userId, sessionId: link.linkId }
  if (!typed) {
    await issueCode(tx, c, owner, { purpose: 'reset', channel: 'sms', destination: user.phone })
    const text = codeNeeded(user.phone)
    return forbidden(text, { fields: { code: [text] } })
  }
  const code = await lastCode(tx, owner)
  if (code === null || isSpent(tx, code, user))
    return rejected(identityTexts.spentCode, { fields: { code: [identityTexts.spentCode] } })
  if (!isRightCode(tx, code, typed)) return countWrong(tx, link)
  await tx
    .update(codes)
    .set({ usedAt: now(tx) })
    .where(eq(codes.nonce, code.nonce))
  return null
}

async function countWrong(tx: Tx, link: Link): Promise<ApiRefusal> {
  const wrongCodes = link.wrongCodes + 1
  const isUsedUp = wrongCodes >= maxWrongCodes
  await tx
    .update(emailLinks)
    .set({ wrongCodes, ...(isUsedUp && { usedAt: now(tx) }) })
    .where(eq(emailLinks.linkId, link.linkId))
  return isUsedUp
    ? rejected(linkUsedUp, { fields: { token: [linkUsedUp] } })
    : rejected(wrongCode, { fields: { code: [wrongCode] } })
}
