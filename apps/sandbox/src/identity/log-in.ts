import { credentialsBody } from '@coffer/api-client/auth/request-schema'
import { normalEmail } from '@coffer/domain/depositor-rules'
import { and, eq, gt, sql } from 'drizzle-orm'
import { getCookie } from 'hono/cookie'
import { inTenant, now, type Tx } from '../database/in-tenant.ts'
import { passwordFailures, rememberedDevices } from '../database/schema/identity.ts'
import { depositors } from '../database/schema/onboarding.ts'
import { bodyOf, type Call } from '../http/call.ts'
import { issueCsrfToken } from '../http/csrf.ts'
import { ok } from '../http/envelope.ts'
import { limitByAddress } from '../http/rate-limit.ts'
import { forbidden, rejected, type LocalizedText } from '../http/refusal.ts'
import type { Area } from '../http/routes.ts'
import { sendVerification } from './email-verification.ts'
import { accountOwnerOf } from '../joint/account-depositor.ts'
import { fingerprintOf, hasFingerprint } from '../keys/keys-of.ts'
import { isPassword } from './passwords.ts'
import { openSession, type OpenedSession } from './sessions.ts'
import { maskedEmail, maskedPhone, userByEmail, userById, type User } from './users.ts'

const mostFailures = 5

/** Messages of §8. */
export const lockedMessage: LocalizedText = {
  en: 'Too many incorrect attempts. Account Locked.',
  es: 'Demasiados intentos incorrectos. Cuenta bloqueada.',
}
const wrong: LocalizedText = {
  en: 'The email or the password is not right.',
  es: 'El correo o la contraseña no son correctos.',
}
const unverified: LocalizedText = {
  en: 'Your email is not verified yet. We sent you another link.',
  es: 'Su correo aún no está verificado. Le enviamos otro enlace.',
}

export const deviceCookie = 'remembered_device'

type Outcome =
  | { readonly refused: 'locked' | 'wrong' | 'unverified' }
  | { readonly answer: Record<string, unknown> }

export const logInCalls: Area = (api, context) => {
  const { db, settings } = context
  api.post('/login', async (c) => {
    await limitByAddress(c, 'login')
    const sent = await bodyOf(c, credentialsBody)
    const email = normalEmail(sent.email)
    const known = await inTenant(db, c.var.tenant, (tx) => userByEmail(tx, email))
    const matches = await isPassword(settings, known?.passwordHash ?? null, sent.password)

    const outcome = await inTenant(db, c.var.tenant, async (tx): Promise<Outcome> => {
      const user = known && (await userById(tx, known.userId))
      const failures = await failuresOf(tx, email, matches ? 0 : 1)
      if (failures >= mostFailures || user?.lockedAt) return { refused: 'locked' }
      if (!matches || !user) return { refused: 'wrong' }
      await resetFailedAttempts(tx, email)
      if (!user.emailVerifiedAt) {
        await sendVerification(tx, user, c.var.origin)
        return { refused: 'unverified' }
      }
      return { answer: await admit(tx, c, user) }
    })

    if ('refused' in outcome) throw refusals[outcome.refused]()
    issueCsrfToken(c)
    return ok(c, outcome.answer)
  })
}

const refusals = {
  locked: () => forbidden(lockedMessage),
  wrong: () => rejected(wrong),
  // A field of its own, which tells the form the cause: a wrong password may be reported at the email.
  unverified: () => rejected(unverified, { fields: { email_verification: [unverified] } }),
}

/** Counts a failure, or none, and returns their number, at most the number that locks. */
async function failuresOf(tx: Tx, email: string, more: 0 | 1): Promise<number> {
  const [row] = await tx
    .insert(passwordFailures)
    .values({ emailHash: fingerprintOf(tx, 'email', email), failures: more })
    .onConflictDoUpdate({
      target: [passwordFailures.tenant, passwordFailures.emailHash],
      set: { failures: sql`least(${passwordFailures.failures} + ${more}, ${mostFailures})` },
    })
    .returning()
  return row?.failures ?? 0
}

/** Resets the failed log-ins: after a success, a password reset, or by the operator. */
export const resetFailedAttempts = (tx: Tx, email: string) =>
  tx.delete(passwordFailures).where(hasFingerprint(tx, passwordFailures.emailHash, 'email', email))

async function admit(tx: Tx, c: Call, user: User) {
  const deviceId = await rememberedDevice(tx, c, user)
  const remembered = deviceId !== null
  const session = await openSession(tx, c.var.context.settings, {
    userId: user.userId,
    stage: remembered ? 'full' : 'mfa-pending',
    deviceId,
    userAgent: (c.req.header('user-agent') ?? '').slice(0, 400),
  })
  const phone = user.phoneVerifiedAt ? user.phone : null
  return {
    token: session.token,
    nonce_token: crypto.randomUUID(),
    masked_email: maskedEmail(user.email),
    mfa: {
      required: !remembered,
      enrolled: phone ? ['sms', 'email'] : ['email'],
      masked_phone: phone && maskedPhone(phone),
    },
    expires_at: session.expiresAt,
    ...(remembered && (await openFullSession(tx, user.userId, session))),
  }
}

/** The part of the answer that only a finished log-in has. */
export async function openFullSession(tx: Tx, userId: string, session: Omit<OpenedSession, 'token'>) {
  const [depositor] = await tx.select().from(depositors).where(eq(depositors.userId, userId))
  const owner = depositor && (await accountOwnerOf(tx, depositor))
  return {
    session_id: session.sessionId,
    expires_at: session.expiresAt,
    token_duration: session.tokenDuration,
    relink: owner?.relink ?? false,
  }
}

/** The remembered device of this call, marked as used; null where a code is needed. */
async function rememberedDevice(tx: Tx, c: Call, user: User): Promise<string | null> {
  const token = getCookie(c, deviceCookie)
  if (!token) return null
  const [device] = await tx
    .update(rememberedDevices)
    .set({ lastUsedAt: now(tx) })
    .where(
      and(
        hasFingerprint(tx, rememberedDevices.tokenHash, 'token', token),
        eq(rememberedDevices.userId, user.userId),
        eq(rememberedDevices.forgotten, false),
        gt(rememberedDevices.expiresAt, now(tx)),
      ),
    )
    .returning({ deviceId: rememberedDevices.deviceId })
  return device?.deviceId ?? null
}
