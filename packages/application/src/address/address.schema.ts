import {
  checkHomeLine,
  checkHomeState,
  checkMailingLine1,
  checkMailingState,
  checkPostalCode,
  tidyAddressLine,
  tidyPostalCode,
} from '@coffer/domain/address'
import { checkCity, tidyName } from '@coffer/domain/names'
import * as v from 'valibot'
import { checkedText, crossFieldCheck, withMessageKeys, optional, tidyText } from '@coffer/forms/checks'

const line1Messages = {
  empty: 'problem.addressLine1.empty',
  'too-long': 'problem.addressLine1.too-long',
} as const
const cityMessages = {
  empty: 'problem.city.empty',
  'too-long': 'problem.city.too-long',
  malformed: 'problem.city.malformed',
} as const
const stateMessages = { empty: 'problem.state.empty', unknown: 'problem.state.empty' } as const
const poBoxMessages = { ...line1Messages, 'po-box': 'problem.addressLine1.po-box' } as const
const postalCodeMessages = {
  empty: 'problem.postalCode.empty',
  malformed: 'problem.postalCode.malformed',
} as const

const mailingLine2 = optional(withMessageKeys(checkMailingLine1, line1Messages))
const home = {
  line1: withMessageKeys(checkHomeLine, poBoxMessages),
  line2: optional(withMessageKeys(checkHomeLine, poBoxMessages)),
  city: withMessageKeys(checkCity, cityMessages),
  state: withMessageKeys(checkHomeState, { ...stateMessages, 'mail-only': 'problem.state.mail-only' }),
  postalCode: withMessageKeys(checkPostalCode, postalCodeMessages),
}
// The error summary lists both addresses, so each message has to name its address.
const mailing = {
  line1: withMessageKeys(checkMailingLine1, { ...line1Messages, empty: 'problem.mailingLine1.empty' }),
  city: withMessageKeys(checkCity, { ...cityMessages, empty: 'problem.mailingCity.empty' }),
  state: withMessageKeys(checkMailingState, {
    empty: 'problem.mailingState.empty',
    unknown: 'problem.mailingState.empty',
  }),
  postalCode: withMessageKeys(checkPostalCode, {
    ...postalCodeMessages,
    empty: 'problem.mailingPostalCode.empty',
  }),
}

const line = v.pipe(v.string(), v.transform(tidyAddressLine))
const plain = v.pipe(v.string(), v.trim())

const fields = v.object({
  addressLine1: tidyText(tidyAddressLine, home.line1),
  addressLine2: tidyText(tidyAddressLine, home.line2),
  city: tidyText(tidyName, home.city),
  state: checkedText(home.state),
  postalCode: tidyText(tidyPostalCode, home.postalCode),
  mailingIsDifferent: v.boolean(),
  mailingLine1: line,
  mailingLine2: line,
  mailingCity: v.pipe(v.string(), v.transform(tidyName)),
  mailingState: plain,
  mailingPostalCode: v.pipe(v.string(), v.transform(tidyPostalCode)),
})
export type AddressForm = v.InferOutput<typeof fields>

/** Home address, and a mailing address if it differs. Messages are message keys. */
export const addressSchema = v.pipe(
  fields,
  crossFieldCheck((form: AddressForm) =>
    form.mailingIsDifferent
      ? {
          mailingLine1: mailing.line1(form.mailingLine1),
          mailingLine2: mailingLine2(form.mailingLine2),
          mailingCity: mailing.city(form.mailingCity),
          mailingState: mailing.state(form.mailingState),
          mailingPostalCode: mailing.postalCode(form.mailingPostalCode),
        }
      : {},
  ),
)
