import { phoneDigits } from '@coffer/domain/phone'
import { checkEmail, normalEmail } from '@coffer/domain/email'
import { forbidden, invalid, notFound, type LocalizedText } from '@coffer/provider-kit/refusal'
import { inTenant, type Tx } from '../database/in-tenant.ts'
import { authenticated, type Call, type Context } from '../http/call.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { limitCalls } from '../http/rate-limit.ts'
import { malformedEmail } from './email-verification.ts'
import { mobileProblem, sendCodeTo } from './mfa.ts'
import { isPassword } from './passwords.ts'
import { isEmailTaken, takenEmail } from './register.ts'
import { claimContact } from './claim-contact.ts'
import type { Contact } from './contact-changes.ts'
import { requireStepUp } from './step-up.ts'
import { userToWire } from './user.ts'
import { lockUserRow, type User } from './users.ts'
import { identityTexts } from './identity-texts.ts'

const sameEmail: LocalizedText = { en: 'That’s already your email.', es: 'Ese ya es su correo electrónico.' }
const samePhone: LocalizedText = { en: 'That’s already your number.', es: 'Ese ya es su número.' }

const contactByType = { email: 'email', phone: 'phone', sms: 'phone' } as const satisfies Record<
  string,
  Contact
>
const isContactType = (type: string): type is keyof typeof contactByType => Object.hasOwn(contactByType, type)

/**
 * Changing the email or the phone requires the current password, a code sent to a verified contact, and one sent to the
 * new contact.
 */
export const changeContactCalls = ({ db, settings }: Context) =>
  ({
    'POST /mfa-confirm-update/{type}': async ({ c, params: { type }, readBody }) => {
      const caller = authenticated(c)
      if (!isContactType(type)) throw notFound()
      const contact = contactByType[type]
      c.set('securityAction', `${contact}-replaced`)
      const { current_password, ...sent } = await readBody()
      await limitGuesses(c, caller.userId)
      const destination = normal(contact, sent[contact] ?? '')
      const { kept, problem } = await inTenant(db, c.var.tenant, async (tx) => {
        const user = await lockUserRow(tx, caller.userId)
        if (user.lockedAt) throw forbidden(identityTexts.locked)
        return { kept: user.passwordHash, problem: await problemWith(tx, contact, destination, user) }
      })
      const isCurrent = await isPassword(settings, kept, current_password)
      if (!isCurrent || problem !== null)
        throw invalid({
          ...(problem !== null && { [contact]: [problem] }),
          ...(!isCurrent && { current_password: [identityTexts.notTheCurrentPassword] }),
        })
      const channel = contact === 'email' ? 'email' : 'sms'
      return inTenant(db, c.var.tenant, async (tx) => {
        await requireStepUp(tx, caller)
        return sendCodeTo(tx, c, caller, { purpose: `change-${contact}`, channel, destination })
      })
    },

    'PATCH /user': async ({ c, readBody }) => {
      const caller = authenticated(c)
      const sent = await readBody()
      const contact = sent.email === undefined ? 'phone' : 'email'
      c.set('securityAction', `${contact}-replaced`)
      const value = normal(contact, sent[contact] ?? '')
      const malformed = malformedIn(contact, value)
      if (malformed !== null) throw invalid({ [contact]: [malformed] })
      return userToWire(await claimContact(c, caller, contact, value))
    },
  }) satisfies SomeHandlers

/** Keeps a stolen session from guessing the password. */
const limitGuesses = (c: Call, userId: string) =>
  limitCalls(c, { subject: `change-contact ${userId}`, calls: 10, seconds: 15 * 60 })

const normal = (contact: Contact, text: string): string =>
  contact === 'email' ? normalEmail(text) : phoneDigits(text)

const malformedIn = (contact: Contact, value: string): LocalizedText | null => {
  if (contact === 'email') return checkEmail(value) ? malformedEmail : null
  return mobileProblem(value)
}

async function problemWith(
  tx: Tx,
  contact: Contact,
  value: string,
  user: User,
): Promise<LocalizedText | null> {
  const malformed = malformedIn(contact, value)
  if (malformed !== null) return malformed
  if (contact === 'phone') return value === user.phone ? samePhone : null
  if (value === user.email) return sameEmail
  return (await isEmailTaken(tx, value, user.userId)) ? takenEmail : null
}
