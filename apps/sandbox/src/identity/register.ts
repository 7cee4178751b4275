import { checkEmail, normalEmail } from '@coffer/domain/email'
import type { Language } from '@coffer/i18n/languages'
import { invalid, malformed, type LocalizedText } from '@coffer/provider-kit/refusal'
import { errorCode } from '../database/refused-start.ts'
import { inTenant, now, type Tx } from '../database/in-tenant.ts'
import { users } from '../database/schema/identity.ts'
import { depositors } from '../database/schema/onboarding.ts'
import type { Context } from '../http/call.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { offeredLanguage, readerLanguage } from '../http/reader-language.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { findBranding } from '../tenants/branding.ts'
import { isReservedForAnother } from './contact-changes.ts'
import { malformedEmail, sendVerification } from './email-verification.ts'
import { resetAttempts } from './password-attempts.ts'
import { hashPassword, passwordProblems } from './passwords.ts'
import { maskedEmail, userByEmail } from './users.ts'

export const takenEmail: LocalizedText = {
  en: 'This email is already registered. Log in, or reset your password.',
  es: 'Este correo electrónico ya está registrado. Inicie sesión o restablezca su contraseña.',
}

export const registerCalls = ({ db, tenants, settings }: Context) =>
  ({
    'POST /register': async ({ c, readBody }) => {
      const sent = await readBody()
      const email = normalEmail(sent.email)
      const { problems, taken } = await inTenant(db, c.var.tenant, async (tx) => ({
        problems: passwordProblems(sent, {
          branding: await findBranding(tx, tenants),
          origin: c.var.origin,
          email,
          names: [],
        }),
        taken: await isEmailTaken(tx, email, null),
      }))
      const emailProblem = checkEmail(email) ? malformedEmail : taken ? takenEmail : null
      if (emailProblem || problems.length > 0)
        throw (emailProblem === takenEmail ? invalid : malformed)({
          ...(emailProblem && { email: [emailProblem] }),
          ...(problems.length > 0 && { password: problems }),
        })
      const passwordHash = await hashPassword(settings, sent.password)
      const language = offeredLanguage(tenants.bySlug(c.var.tenant), sent.locale) ?? readerLanguage(c)
      try {
        await inTenant(db, c.var.tenant, async (tx) => {
          const user = await makeUser(tx, { email, passwordHash, language })
          await sendVerification(tx, c, user)
          await recordSecurityEvent(tx, c, 'registration', { userId: user.userId })
        })
      } catch (error) {
        if (isTaken(error)) throw invalid({ email: [takenEmail] })
        throw error
      }
      return { masked_email: maskedEmail(email) }
    },
  }) satisfies SomeHandlers

interface NewUser {
  readonly email: string
  readonly passwordHash: string
  readonly language: Language
}

/** Creates a user and their depositor. */
export async function makeUser(tx: Tx, who: NewUser) {
  const user = await insertUser(tx, who)
  await tx.insert(depositors).values({ userId: user.userId })
  return user
}

export async function insertUser(tx: Tx, { email, passwordHash, language }: NewUser) {
  const [user] = await tx
    .insert(users)
    .values({ email, passwordHash, locale: language, createdAt: now(tx) })
    .returning()
  if (!user) throw new Error('The user was not written.')
  // Checked again: another user may have given up the email meanwhile, and the insertion waited for that.
  if (await isReservedForAnother(tx, email, user.userId)) throw invalid({ email: [takenEmail] })
  // Failed log-ins from before the registration do not lock the new user.
  await resetAttempts(tx, email)
  return user
}

/** Whether a user other than the given one has an email, or may get it back. */
export async function isEmailTaken(tx: Tx, email: string, userId: string | null): Promise<boolean> {
  const holder = await userByEmail(tx, email)
  return (holder !== null && holder.userId !== userId) || isReservedForAnother(tx, email, userId)
}

/** The unique index rejects the second of two concurrent registrations with one email. */
export function isTaken(error: unknown): boolean {
  return error instanceof Error && errorCode(error.cause ?? error) === '23505'
}
