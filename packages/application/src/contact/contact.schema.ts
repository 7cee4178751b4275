import { checkPhone, phoneDigits } from '@coffer/domain/bank'
import { checkEmail } from '@coffer/domain/depositor-rules'
import * as v from 'valibot'
import { checkedText, messageKeyOf } from '../form/checks.ts'

/** A mobile number, parsed to its ten digits. The message is a message key. */
export const phoneField = v.pipe(
  checkedText(
    messageKeyOf(checkPhone, {
      empty: 'problem.phone.empty',
      malformed: 'problem.phone.malformed',
      area: 'problem.phone.area',
      exchange: 'problem.phone.exchange',
    }),
  ),
  v.transform(phoneDigits),
)

/** An email address, as it was typed. The message is a message key. */
export const emailField = checkedText(
  messageKeyOf(checkEmail, {
    empty: 'problem.email.empty',
    'too-long': 'problem.email.too-long',
    malformed: 'problem.email.malformed',
  }),
)
