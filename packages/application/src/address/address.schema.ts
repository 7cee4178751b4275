import {
  checkAddressLine1,
  checkCity,
  checkMailingLine1,
  checkPostalCode,
  checkState,
} from '@coffer/domain/depositor-rules'
import * as v from 'valibot'
import { crossFieldCheck, checkedText, optional, messageKeyOf } from '../form/checks.ts'

const line1Words = {
  empty: 'problem.addressLine1.empty',
  'too-long': 'problem.addressLine1.too-long',
} as const
const cityWords = {
  empty: 'problem.city.empty',
  'too-long': 'problem.city.too-long',
  malformed: 'problem.city.malformed',
} as const
const stateWords = { empty: 'problem.state.empty', unknown: 'problem.state.empty' } as const
const postalCodeWords = {
  empty: 'problem.postalCode.empty',
  malformed: 'problem.postalCode.malformed',
} as const

/** Nine digits as people write them, with a blank or a dash between. */
const tidyZip = (text: string) => text.trim().replace(/^(\d{5})[\s-]*(\d{4})$/, '$1-$2')
const checkZip = (text: string) => checkPostalCode(tidyZip(text))

const line2 = optional(messageKeyOf(checkMailingLine1, line1Words))
const home = {
  line1: messageKeyOf(checkAddressLine1, { ...line1Words, 'po-box': 'problem.addressLine1.po-box' }),
  city: messageKeyOf(checkCity, cityWords),
  state: messageKeyOf(checkState, stateWords),
  postalCode: messageKeyOf(checkZip, postalCodeWords),
}
// What is wrong is listed above both addresses, so it says which of them it is about.
const mailing = {
  line1: messageKeyOf(checkMailingLine1, { ...line1Words, empty: 'problem.mailingLine1.empty' }),
  city: messageKeyOf(checkCity, { ...cityWords, empty: 'problem.mailingCity.empty' }),
  state: messageKeyOf(checkState, {
    empty: 'problem.mailingState.empty',
    unknown: 'problem.mailingState.empty',
  }),
  postalCode: messageKeyOf(checkZip, { ...postalCodeWords, empty: 'problem.mailingPostalCode.empty' }),
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

/** Home address, and a mailing address when it is another one. Messages are word keys. */
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
