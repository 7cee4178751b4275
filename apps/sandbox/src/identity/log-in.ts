import { issueCsrfToken } from '@coffer/provider-kit/csrf'
import { hostCookie } from '@coffer/provider-kit/host-cookies'
import { ApiRefusal, forbidden, rejected, type LocalizedText } from '@coffer/provider-kit/refusal'
import type { ResponseData } from '../openapi/answers.ts'
import { normalEmail } from '@coffer/domain/email'
import { and, eq, gt } from 'drizzle-orm'
import { attempt, inTenant, now, type Tx } from '../database/in-tenant.ts'
import { rememberedDevices, users } from '../database/schema/identity.ts'
import { depositors } from '../database/schema/onboarding.ts'
import type { Call, Context } from '../http/call.ts'
import { clientNetwork } from '../http/client-address.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { limitCalls, uncountCall } from '../http/rate-limit.ts'
import { findAccountOwner } from '../joint/account-depositor.ts'
import { notify } from '../notices/notify.ts'
import { delayToMinimum } from './constant-time.ts'
import { browserFields, describeOccurrence } from './device-info.ts'
import { sendVerification } from './email-verification.ts'
import { countAttempt, lockEndsAt } from './password-attempts.ts'
import { offersPasskey } from './passkeys/offers-passkey.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { openSession, type OpenedSession } from './sessions.ts'
import { hasFingerprint } from '../keys/registered-keys.ts'
import { adoptLanguage } from './user-language.ts'
import { isCurrentPassword, verifyPassword } from './verify-password.ts'
import { enrolledFactors, maskedEmail, maskedPhone, userByEmail, lockUserRow, type User } from './users.ts'
import { identityTexts } from './identity-texts.ts'

const wrong: LocalizedText = {
  en: 'Your email or password is incorrect.',
  es: 'El correo electrónico o la contraseña no son correctos.',
}
const unverified: LocalizedText = {
  en: 'Your email isn’t verified yet. We sent you another link.',
  es: 'Su correo electrónico aún no está verificado. Le enviamos otro enlace.',
}
const unverifiedUnsent: LocalizedText = {
  en: 'Your email isn’t verified yet. Open the latest link we sent you.',
  es: 'Su correo electrónico aún no está verificado. Abra el último enlace que le enviamos.',
}

export const deviceCookie = 'remembered_device'

type Outcome =
  | { readonly refused: 'locked' | 'wrong' | 'unverified' | 'unverified-unsent' }
  | { readonly answer: ResponseData<'POST /login'> }

export const logInCalls = ({ db, settings }: Context) =>
  ({
    'POST /login': async ({ c, readBody }) => {
      const startedAt = performance.now()
      const sent = await readBody()
      const email = normalEmail(sent.email)
      const failures = failedLogIns(c)
      await limitCalls(c, failures)
      const known = await inTenant(db, c.var.tenant, (tx) => userByEmail(tx, email))
      const verified = await verifyPassword(settings, known?.passwordHash ?? null, sent.password)
      if (verified.matches) await uncountCall(c, failures)

      const outcome = await inTenant(db, c.var.tenant, async (tx): Promise<Outcome> => {
        const user = known && (await lockUserRow(tx, known.userId))
        const deviceId = user && (await rememberedDevice(tx, c, user))
        c.set('affectedUserId', user?.userId ?? null)
        const isRight = await isCurrentPassword(
          settings,
          { verified, stored: user?.passwordHash },
          sent.password,
        )
        if (isRight && user && verified.renewed !== null && user.passwordHash === verified.kept)
          await tx.update(users).set({ passwordHash: verified.renewed }).where(eq(users.userId, user.userId))
        const status = await countAttempt(tx, { email, deviceId }, isRight)
        if (status === 'just-locked')
          await recordSecurityEvent(tx, c, 'log-in-locked', { userId: user?.userId })
        if (status === 'just-locked' && user) await notifyOfLock(tx, c, user, deviceId)
        if (status !== 'open') return { refused: 'locked' }
        if (!isRight || !user) return { refused: 'wrong' }
        // Revealed only to someone who has the password: a lock by wrong codes would show that the account exists.
        if (user.lockedAt) return { refused: 'locked' }
        if (!user.emailVerifiedAt) return { refused: await resendVerification(tx, c, user) }
        return { answer: await admit(tx, c, user, deviceId) }
      })

      if ('refused' in outcome) {
        // The owner of a registered email may have been notified, which takes time.
        await delayToMinimum(settings, startedAt)
        throw refusals[outcome.refused]()
      }
      issueCsrfToken(c)
      return outcome.answer
    },
  }) satisfies SomeHandlers

/** Counted before the password is checked, so that concurrent attempts cannot exceed the limit. */
const failedLogIns = (c: Call) => ({
  subject: `failed-log-ins ${clientNetwork(c)}`,
  calls: c.var.context.settings.addressLimits.failedLogInsPerHour,
  seconds: 60 * 60,
})

const refusals = {
  locked: () => forbidden(identityTexts.locked),
  wrong: () => rejected(wrong),
  // A separate field that tells the form the cause: a wrong password may be reported at the email.
  unverified: () => rejected(unverified, { fields: { email_verification: [unverified] } }),
  'unverified-unsent': () =>
    rejected(unverifiedUnsent, { fields: { email_verification: [unverifiedUnsent] } }),
}

/** Sends another link unless the limit is reached. */
async function resendVerification(tx: Tx, c: Call, user: User): Promise<'unverified' | 'unverified-unsent'> {
  try {
    await attempt(tx, (inner) => sendVerification(inner, c, user))
    return 'unverified'
  } catch (error) {
    if (error instanceof ApiRefusal && error.status === 429) return 'unverified-unsent'
    throw error
  }
}

/** Notifies the owner, who may not have caused the lock, and states how long it lasts. */
async function notifyOfLock(tx: Tx, c: Call, { userId }: User, deviceId: string | null): Promise<void> {
  const [depositor] = await tx.select().from(depositors).where(eq(depositors.userId, userId))
  if (!depositor) return
  await notify(tx, depositor.depositorId, 'log-in-locked', {
    ...describeOccurrence(c, now(tx)),
    until: lockEndsAt(tx, { deviceId })?.toISOString() ?? null,
  })
}

async function admit(tx: Tx, c: Call, user: User, deviceId: string | null) {
  if (deviceId !== null)
    await tx
      .update(rememberedDevices)
      .set({ lastUsedAt: now(tx) })
      .where(eq(rememberedDevices.deviceId, deviceId))
  const remembered = deviceId !== null
  const session = await openSession(tx, c.var.context.settings, {
    userId: user.userId,
    stage: remembered ? 'full' : 'mfa-pending',
    deviceId,
    ...browserFields(c),
  })
  const { userId } = user
  if (remembered) await adoptLanguage(tx, c, user)
  await recordSecurityEvent(tx, c, 'log-in-password', { userId, actor: 'depositor' })
  if (remembered) await recordSecurityEvent(tx, c, 'log-in', { userId, actor: 'depositor' })
  return {
    token: session.token,
    nonce_token: crypto.randomUUID(),
    masked_email: maskedEmail(user.email),
    mfa: await mfaToWire(tx, c, user, { isRequired: !remembered }),
    expires_at: session.expiresAt,
    ...(remembered ? await openFullSession(tx, user.userId, session) : noSession),
  }
}

/** Whether a second factor is needed, and which ones are available. */
export async function mfaToWire(
  tx: Tx,
  c: Call,
  user: User,
  { isRequired }: { readonly isRequired: boolean },
) {
  const phone = user.phoneVerifiedAt ? user.phone : null
  return {
    required: isRequired,
    enrolled: enrolledFactors(user),
    masked_phone: phone && maskedPhone(phone),
    has_passkey: (await offersPasskey(tx, c, user)) || undefined,
  }
}

const noSession = { session_id: undefined, token_duration: undefined, relink: undefined }

/** The part of the response that only a completed log-in has. */
export async function openFullSession(tx: Tx, userId: string, session: Omit<OpenedSession, 'token'>) {
  const [depositor] = await tx.select().from(depositors).where(eq(depositors.userId, userId))
  const owner = depositor && (await findAccountOwner(tx, depositor))
  return {
    session_id: session.sessionId,
    expires_at: session.expiresAt,
    token_duration: session.tokenDuration,
    relink: owner?.relink ?? false,
  }
}

/** The remembered device of this call; null if a code is needed. */
async function rememberedDevice(tx: Tx, c: Call, user: User): Promise<string | null> {
  const token = hostCookie(c, deviceCookie)
  if (!token) return null
  const [device] = await tx
    .select({ deviceId: rememberedDevices.deviceId })
    .from(rememberedDevices)
    .where(
      and(
        hasFingerprint(tx, rememberedDevices.tokenHash, 'token', token),
        eq(rememberedDevices.userId, user.userId),
        eq(rememberedDevices.forgotten, false),
        gt(rememberedDevices.expiresAt, now(tx)),
      ),
    )
  return device?.deviceId ?? null
}
