import { checkEmail, normalEmail } from '@coffer/domain/email'
import { malformed, type LocalizedText } from '@coffer/provider-kit/refusal'
import { and, eq } from 'drizzle-orm'
import { inTenant, recordLock, now, type Tx } from '../database/in-tenant.ts'
import { emailLinks, users } from '../database/schema/identity.ts'
import type { Call, Context } from '../http/call.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { uuidOrUnusedId } from '../requests/requests.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { withConstantTime } from './constant-time.ts'
import { emailUser } from './email-user.ts'
import { limitMessages } from './message-limits.ts'
import { toFingerprint, getKeys } from '../keys/registered-keys.ts'
import { secretLink } from './secret-link.ts'
import { newToken } from './tokens.ts'
import { messageLocale } from './user-language.ts'
import { userByEmail, lockUserRow, type User } from './users.ts'

export const malformedEmail: LocalizedText = {
  en: 'Enter an email like name@example.com.',
  es: 'Ingrese un correo electrónico como nombre@example.com.',
}

const goodForMs = 24 * 60 * 60 * 1000

/** Sends the link that verifies the email address, within its limits. */
export async function sendVerification(tx: Tx, c: Call, user: User): Promise<void> {
  await limitMessages(tx, c, { kind: 'verification', destination: user.email })
  await writeVerification(tx, c, user)
}

async function writeVerification(tx: Tx, c: Call, user: User): Promise<void> {
  const secret = newToken()
  const linkId = crypto.randomUUID()
  await tx.insert(emailLinks).values({
    linkId,
    userId: user.userId,
    purpose: 'verify-email',
    secretHash: toFingerprint(tx, 'token', secret),
    expiresAt: new Date(now(tx).getTime() + goodForMs),
  })
  const origin = c.var.context.settings.originOf(c.var.tenant)
  await emailUser(tx, { email: user.email, locale: messageLocale(c, user) }, 'verify-email', {
    link: secretLink(origin, '/email-verified', { uuid: linkId, hash: secret }),
  })
}

export const emailVerificationCalls = ({ db, settings }: Context) =>
  ({
    'POST /email/verify': async ({ c, readBody }) => {
      const { uuid, hash } = await readBody()
      const state = await inTenant(db, c.var.tenant, (tx) => verifyByLink(tx, c, uuidOrUnusedId(uuid), hash))
      return { state }
    },

    // For links in earlier emails, whose secret is in the query.
    'GET /email/verify': async ({ c }) => {
      const linkId = uuidOrUnusedId(c.req.query('uuid') ?? '')
      const secret = c.req.query('hash') ?? ''
      const state = await inTenant(db, c.var.tenant, (tx) => verifyByLink(tx, c, linkId, secret))
      return c.redirect(`/email-verified?state=${state}`, 302)
    },

    'POST /email/resend': async ({ c, readBody }) => {
      const { email } = await readBody()
      const address = normalEmail(email)
      if (checkEmail(address)) throw malformed({ email: [malformedEmail] })
      await withConstantTime(settings, () =>
        inTenant(db, c.var.tenant, async (tx) => {
          await limitMessages(tx, c, { kind: 'verification', destination: address })
          const user = await userByEmail(tx, address)
          if (user && !user.emailVerifiedAt) await writeVerification(tx, c, user)
        }),
      )
    },
  }) satisfies SomeHandlers

async function verifyByLink(
  tx: Tx,
  c: Call,
  linkId: string,
  secret: string,
): Promise<'verified' | 'used' | 'expired'> {
  const which = and(eq(emailLinks.linkId, linkId), eq(emailLinks.purpose, 'verify-email'))
  const [found] = await tx.select({ userId: emailLinks.userId }).from(emailLinks).where(which)
  if (!found?.userId) return 'expired'
  await lockUserRow(tx, found.userId)
  recordLock(tx, 'credential', `email link ${linkId}`)
  const [link] = await tx.select().from(emailLinks).where(which).for('no key update')
  if (!link?.userId || !getKeys(tx).matches('token', link.secretHash, secret)) return 'expired'
  if (link.usedAt) return 'used'
  if (link.expiresAt <= now(tx)) return 'expired'
  await tx
    .update(emailLinks)
    .set({ usedAt: now(tx) })
    .where(eq(emailLinks.linkId, linkId))
  await tx
    .update(users)
    .set({ emailVerifiedAt: now(tx) })
    .where(eq(users.userId, link.userId))
  await recordSecurityEvent(tx, c, 'email-verified', { userId: link.userId })
  return 'verified'
}
