import {
  checkAddressLine1,
  checkCity,
  checkMailingLine1,
  checkPostalCode,
  checkState,
} from '@coffer/domain/depositor-rules'
import * as v from 'valibot'
import { crossFieldCheck, checkedText, optional, messageKeyOf } from '../form/checks.ts'

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
const postalCodeMessages = {
  empty: 'problem.postalCode.empty',
  malformed: 'problem.postalCode.malformed',
} as const

/** Formats nine digits that were typed with a space or a dash. */
const tidyZip = (text: string) => text.trim().replace(/^(\d{5})[\s-]*(\d{4})$/, '$1-$2')
const checkZip = (text: string) => checkPostalCode(tidyZip(text))

const line2 = optional(messageKeyOf(checkMailingLine1, line1Messages))
const home = {
  line1: messageKeyOf(checkAddressLine1, { ...line1Messages, 'po-box': 'problem.addressLine1.po-box' }),
  city: messageKeyOf(checkCity, cityMessages),
  state: messageKeyOf(checkState, stateMessages),
  postalCode: messageKeyOf(checkZip, postalCodeMessages),
}
// The error summary lists both addresses, so each message names its own.
const mailing = {
  line1: messageKeyOf(checkMailingLine1, { ...line1Messages, empty: 'problem.mailingLine1.empty' }),
  city: messageKeyOf(checkCity, { ...cityMessages, empty: 'problem.mailingCity.empty' }),
  state: messageKeyOf(checkState, {
    empty: 'problem.mailingState.empty',
    unknown: 'problem.mailingState.empty',
  }),
  postalCode: messageKeyOf(checkZip, { ...postalCodeMessages, empty: 'problem.mailingPostalCode.empty' }),
}

const plain = v.pipe(v.string(), v.trim())

const fields = v.object({
  addressLine1: checkedText(home.line1),
  addressLine2: checkedText(line2),
  city: checkedText(home.city),
  state: checkedText(home.state),
  postalCode: v.pipe(checkedText(home.postalCode), v.transform(tidyZip)),
  mailingIsDifferent: v.boolean(),
  mailingLine1: plain,
  mailingLine2: plain,
  mailingCity: plain,
  mailingState: plain,
  mailingPostalCode: v.pipe(plain, v.transform(tidyZip)),
})
export type AddressForm = v.InferOutput<typeof fields>

/** Home address, and a mailing address where it differs. Messages are message keys. */
export const addressSchema = v.pipe(
  fields,
  crossFieldCheck((form: AddressForm) =>
    form.mailingIsDifferent
      ? {
          mailingLine1: mailing.line1(form.mailingLine1),
          mailingLine2: line2(form.mailingLine2),
          mailingCity: mailing.city(form.mailingCity),
          mailingState: mailing.state(form.mailingState),
          mailingPostalCode: mailing.postalCode(form.mailingPostalCode),
        }
      : {},
  ),
)
