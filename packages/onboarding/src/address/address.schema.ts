import {
  checkAddressLine1,
  checkCity,
  checkMailingLine1,
  checkPostalCode,
  checkState,
} from '@coffer/domain/depositor-rules'
import * as v from 'valibot'
import { alsoChecked, checked, whenFilled, worded } from '../step/checked.ts'

const line1Words = {
  empty: 'problem.addressLine1.empty',
  'too-long': 'problem.addressLine1.too-long',
} as const
const homeLine1 = worded(checkAddressLine1, { ...line1Words, 'po-box': 'problem.addressLine1.po-box' })
const mailingLine1 = worded(checkMailingLine1, line1Words)
const line2 = whenFilled(mailingLine1)
const city = worded(checkCity, {
  empty: 'problem.city.empty',
  'too-long': 'problem.city.too-long',
  malformed: 'problem.city.malformed',
})
const state = worded(checkState, { empty: 'problem.state.empty', unknown: 'problem.state.empty' })
const postalCode = worded(checkPostalCode, {
  empty: 'problem.postalCode.empty',
  malformed: 'problem.postalCode.malformed',
})

const plain = v.pipe(v.string(), v.trim())

const fields = v.object({
  addressLine1: checked(homeLine1),
  addressLine2: checked(line2),
  city: checked(city),
  state: checked(state),
  postalCode: checked(postalCode),
  mailingIsDifferent: v.boolean(),
  mailingLine1: plain,
  mailingLine2: plain,
  mailingCity: plain,
  mailingState: plain,
  mailingPostalCode: plain,
})
export type AddressForm = v.InferOutput<typeof fields>

/** Home address, and a mailing address when it is another one. Messages are word keys. */
export const addressSchema = v.pipe(
  fields,
  alsoChecked((form: AddressForm) =>
    form.mailingIsDifferent
      ? {
          mailingLine1: mailingLine1(form.mailingLine1),
          mailingLine2: line2(form.mailingLine2),
          mailingCity: city(form.mailingCity),
          mailingState: state(form.mailingState),
          mailingPostalCode: postalCode(form.mailingPostalCode),
        }
      : {},
  ),
)
