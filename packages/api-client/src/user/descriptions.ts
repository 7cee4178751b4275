import { documented } from '../descriptions/documented.ts'
import { contactBody, contactChangeBody, passwordChangeBody, userLanguageBody } from './request-schema.ts'
import { userSchema } from './schema.ts'

const email = 'The new email address. Absent if the phone changes.'
const phone = 'The new phone number, as it was typed. Absent if the email address changes.'
const currentPassword = 'The current password.'

export const userDescriptions = {
  User: documented(userSchema, 'How the person is reached.', {
    uuid: 'The person’s id.',
    email: 'The email address, which the person logs in with.',
    phone: 'The phone number: ten digits. Null if there is none.',
    language:
      'The language of emails and text messages, such as `es`. Absent without the capability `language`.',
  }),
  ContactChangeBody: documented(contactChangeBody, 'A new contact to send a code to.', {
    email,
    phone,
    current_password: currentPassword,
  }),
  ContactBody: documented(contactBody, 'The new contact, after its code.', { email, phone }),
  UserLanguageBody: documented(userLanguageBody, 'A language.', {
    language: 'A language tag, such as `es` or `es-US`.',
  }),
  PasswordChangeBody: documented(passwordChangeBody, 'The fields of step password of a logged-in person.', {
    current_password: currentPassword,
    password: 'The new password. Its rules are in the tenant’s branding.',
    password_confirmation: 'The new password once more.',
  }),
}
