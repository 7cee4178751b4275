import { checkEmail, normalEmail } from '@coffer/domain/email'
import { malformed, rejected, type LocalizedText } from '@coffer/provider-kit/refusal'
import { and, eq } from 'drizzle-orm'
import { inTenant, recordLock, now, type Tx } from '../database/in-tenant.ts'
import { emailLinks, users } from '../database/schema/identity.ts'
import type { Context } from '../http/call.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { findBranding } from '../tenants/branding.ts'
import { malformedEmail } from './email-verification.ts'
import { withConstantTime } from './constant-time.ts'
import { emailUser } from './email-user.ts'
import { limitMessages } from './message-limits.ts'
import { resetAttempts } from './password-attempts.ts'
import { removePasskeys } from './passkeys/passkeys.ts'
import { passwordOwner } from './password-owner.ts'
import { hashPassword, passwordProblems } from './passwords.ts'
import { forgetBrowsers } from './known-browser.ts'
import { checkResetCode } from './reset-code.ts'
import { revokeAccess, revokeEmailedLinks } from './revoke-access.ts'
import { notifyUser } from './security-notices.ts'
import { secretLink } from './secret-link.ts'
import { toFingerprint, hasFingerprint, getKeys } from '../keys/registered-keys.ts'
import { newToken } from './tokens.ts'
import { isPhoneTrusted } from './trusted-phone.ts'
import { messageLocale } from './user-language.ts'
import { userByEmail, lockUserRow, type User } from './users.ts'

const goodForMs = 60 * 60 * 1000

const expired: LocalizedText = {
  en: 'This link has expired. Request a new one.',
  es: 'Este enlace venció. Solicite otro.',
}
const used: LocalizedText = {
  en: 'This link was already used. Request a new one.',
  es: 'Este enlace ya se usó. Solicite otro.',
}
const supportFirst: LocalizedText = {
  en: 'Your account is locked because someone changed your email or mobile number. Contact support to unlock it.',
  es: 'Su cuenta está bloqueada porque alguien cambió su correo electrónico o su número de celular. Comuníquese con soporte para desbloquearla.',
}

export const passwordResetCalls = ({ db, settings, tenants }: Context) =>
  ({
    'POST /forgot-password': async ({ c, readBody }) => {
      const { email } = await readBody()
      const address = normalEmail(email)
      if (checkEmail(address)) throw malformed({ email: [malformedEmail] })
      await withConstantTime(settings, () =>
        inTenant(db, c.var.tenant, async (tx) => {
          await limitMessages(tx, c, { kind: 'reset', destination: address })
          const user = await userByEmail(tx, address)
          const token = newToken()
          await recordSecurityEvent(tx, c, 'password-reset-requested', { userId: user?.userId })
          await tx.insert(emailLinks).values({
            userId: user?.userId ?? null,
            purpose: 'reset-password',
            secretHash: toFingerprint(tx, 'token', token),
            expiresAt: new Date(now(tx).getTime() + goodForMs),
            sentToHash: toFingerprint(tx, 'email', address),
          })
          if (user)
            await emailUser(tx, { email: user.email, locale: messageLocale(c, user) }, 'reset-password', {
              link: secretLink(settings.originOf(c.var.tenant), '/login/reset-password', {
                email: address,
                token,
              }),
            })
        }),
      )
    },

    'POST /reset-password': async ({ c, readBody }) => {
      const sent = await readBody()
      const email = normalEmail(sent.email)
      const find = async (tx: Tx) => {
        const found = await findLink(tx, sent.token, email)
        c.set('affectedUserId', found.user.userId)
        return found
      }
      const problems = await inTenant(db, c.var.tenant, async (tx) => {
        const { user } = await find(tx)
        const owner = await passwordOwner(tx, user)
        return passwordProblems(sent, {
          branding: await findBranding(tx, tenants),
          origin: c.var.origin,
          ...owner,
        })
      })
      const [first] = problems
      if (first) throw rejected(first, { fields: { password: problems } })
      const passwordHash = await hashPassword(settings, sent.password)
      const refusal = await inTenant(db, c.var.tenant, async (tx) => {
        const { link, user } = await find(tx)
        const refused = await checkResetCode(tx, c, { link, user, typed: sent.code })
        if (refused !== null) return refused
        await tx
          .update(emailLinks)
          .set({ usedAt: now(tx) })
          .where(eq(emailLinks.linkId, link.linkId))
        await resetAccess(tx, user, passwordHash)
        await notifyUser(tx, c, user, { kind: 'password-changed' })
        return null
      })
      if (refusal !== null) throw refusal
    },
  }) satisfies SomeHandlers

async function findLink(tx: Tx, token: string, email: string) {
  const refuse = (text: LocalizedText) => rejected(text, { fields: { token: [text] } })
  const which = and(
    hasFingerprint(tx, emailLinks.secretHash, 'token', token),
    eq(emailLinks.purpose, 'reset-password'),
  )
  const [found] = await tx.select().from(emailLinks).where(which)
  if (!found?.userId) throw refuse(expired)
  const user = await lockUserRow(tx, found.userId)
  recordLock(tx, 'credential', `email link ${found.linkId}`)
  const [link] = await tx.select().from(emailLinks).where(which).for('no key update')
  if (!link || user.email !== email || user.cancelledAt) throw refuse(expired)
  // The link was requested while the account had another email, and stored after the others were revoked.
  if (link.sentToHash !== null && !getKeys(tx).matches('email', link.sentToHash, email)) throw refuse(expired)
  if (link.usedAt) throw refuse(used)
  if (link.expiresAt <= now(tx)) throw refuse(expired)
  if (user.needsSupport) throw refuse(supportFirst)
  return { link, user }
}

/**
 * Sets a new password, unlocks the user, ends every session, and revokes devices, passkeys and links, because one of
 * them may be a stranger's. The link verifies the email. A phone that was never used together with the mailbox is
 * removed: a stranger who registered with this email may have added it.
 */
async function resetAccess(tx: Tx, user: User, passwordHash: string) {
  await tx
    .update(users)
    .set({
      passwordHash,
      lockedAt: null,
      wrongCodes: 0,
      emailVerifiedAt: user.emailVerifiedAt ?? now(tx),
      emailProvenAt: now(tx),
      ...((await isPhoneTrusted(tx, user))
        ? { phoneCodeDue: true }
        : { phone: null, phoneVerifiedAt: null, secondFactorAt: null }),
    })
    .where(eq(users.userId, user.userId))
  await removePasskeys(tx, user.userId)
  await forgetBrowsers(tx, user.userId)
  await resetAttempts(tx, user.email)
  await revokeAccess(tx, user.userId)
  await revokeEmailedLinks(tx, user.userId)
}
