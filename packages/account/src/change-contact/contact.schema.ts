import { checkPhone, phoneDigits, type PhoneProblem } from '@coffer/domain/phone'
import { checkEmail, normalEmail } from '@coffer/domain/email'
import * as v from 'valibot'

const currentPassword = v.pipe(v.string(), v.nonEmpty('current-password.empty'))
const emailMessages = {
  empty: 'email.empty',
  'too-long': 'email.too-long',
  malformed: 'email.malformed',
} as const

/** The new email, normalized, and the current password. */
export const newEmailSchema = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.rawCheck<string>(({ dataset, addIssue }) => {
      const problem = dataset.typed ? checkEmail(dataset.value) : null
      if (problem) addIssue({ message: emailMessages[problem] })
    }),
    v.transform(normalEmail),
  ),
  currentPassword,
})

const phoneMessages = {
  empty: 'phone.empty',
  malformed: 'phone.malformed',
  'not-us': 'phone.not-us',
  area: 'phone.malformed',
  exchange: 'phone.malformed',
} as const satisfies Record<PhoneProblem, string>

/** The new phone in ten digits, and the current password. */
export const newPhoneSchema = v.object({
  phone: v.pipe(
    v.string(),
    v.rawCheck<string>(({ dataset, addIssue }) => {
      const problem = dataset.typed ? checkPhone(dataset.value) : null
      if (problem) addIssue({ message: phoneMessages[problem] })
    }),
    v.transform(phoneDigits),
  ),
  currentPassword,
})
