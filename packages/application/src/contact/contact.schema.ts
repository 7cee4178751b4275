import { checkPhone, phoneDigits } from '@coffer/domain/phone'
import { checkEmail, normalEmail } from '@coffer/domain/email'
import { withMessageKeys, tidyText } from '@coffer/forms/checks'

/** A mobile number, parsed to its ten digits. The message is a message key. */
export const phoneField = tidyText(
  phoneDigits,
  withMessageKeys(checkPhone, {
    empty: 'problem.phone.empty',
    malformed: 'problem.phone.malformed',
    'not-us': 'problem.phone.not-us',
    area: 'problem.phone.area',
    exchange: 'problem.phone.exchange',
  }),
)

/** An email address, in its normal form. The message is a message key. */
export const emailField = tidyText(
  normalEmail,
  withMessageKeys(checkEmail, {
    empty: 'problem.email.empty',
    'too-long': 'problem.email.too-long',
    malformed: 'problem.email.malformed',
  }),
)
