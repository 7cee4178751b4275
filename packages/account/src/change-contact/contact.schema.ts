import { checkPhone } from '@coffer/domain/bank'
import { checkEmail, normalEmail } from '@coffer/domain/depositor-rules'
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

/** The new phone in ten digits, and the current password. */
export const newPhoneSchema = v.object({
  phone: v.pipe(
    v.string(),
    v.nonEmpty('phone.empty'),
    v.check((phone) => checkPhone(phone) === null, 'phone.malformed'),
  ),
  currentPassword,
})
