import type { BeneficiaryFields } from '@coffer/api-client/beneficiaries'
import type { CalendarDate } from '@coffer/domain/calendar'
import {
  checkBirth,
  checkLastFour,
  type Designation,
  designations,
  type Relationship,
  relationships,
} from '@coffer/domain/beneficiaries'
import {
  checkCity,
  checkEmail,
  checkMailingLine1,
  checkName,
  checkPostalCode,
  checkState,
} from '@coffer/domain/depositor-rules'
import { checkPhone, phoneDigits } from '@coffer/domain/bank'
import { crossFieldCheck, checkedText, optional, messageKeyOf } from '@coffer/application/checks'
import * as v from 'valibot'
import type { FormValues } from '../shares/shares.ts'

const nameMessages = { 'too-long': 'problem.name.too-long', malformed: 'problem.name.malformed' } as const
const firstName = messageKeyOf(checkName, { ...nameMessages, empty: 'problem.firstName.empty' })
const lastName = messageKeyOf(checkName, { ...nameMessages, empty: 'problem.lastName.empty' })
const trustName = messageKeyOf(checkName, { ...nameMessages, empty: 'problem.trustName' })
const trustKind = messageKeyOf(checkName, { ...nameMessages, empty: 'problem.trustKind' })

const email = messageKeyOf(checkEmail, {
  empty: 'problem.email.empty',
  'too-long': 'problem.email.too-long',
  malformed: 'problem.email.malformed',
})
const phone = messageKeyOf(checkPhone, {
  empty: 'problem.phone.empty',
  malformed: 'problem.phone.malformed',
  area: 'problem.phone.area',
  exchange: 'problem.phone.exchange',
})
const lastFour = messageKeyOf(checkLastFour, { empty: 'problem.lastFour', malformed: 'problem.lastFour' })

const birthMessages = {
  empty: 'problem.dateOfBirth.empty',
  malformed: 'problem.dateOfBirth.malformed',
  'too-early': 'problem.dateOfBirth.too-early',
  'in-future': 'problem.dateOfBirth.in-future',
} as const
const isWhole = (date: string) => /^\d{4}-\d{2}-\d{2}$/.test(date)

function birthProblem(date: string, context: { relationship: Relationship | null; today: CalendarDate }) {
  if (date !== '' && !isWhole(date)) return 'problem.dateOfBirth.incomplete' as const
  const problem = checkBirth(date, context)
  return problem && birthMessages[problem]
}

// A mailing address may be a PO box.
const line1 = messageKeyOf(checkMailingLine1, {
  empty: 'problem.addressLine1.empty',
  'too-long': 'problem.addressLine1.too-long',
})
const city = messageKeyOf(checkCity, {
  empty: 'problem.city.empty',
  'too-long': 'problem.city.too-long',
  malformed: 'problem.city.malformed',
})
const state = messageKeyOf(checkState, { empty: 'problem.state.empty', unknown: 'problem.state.empty' })
const postalCode = messageKeyOf(checkPostalCode, {
  empty: 'problem.postalCode.empty',
  malformed: 'problem.postalCode.malformed',
})

const text = v.pipe(v.string(), v.trim())

const relationshipOf = (values: FormValues): Relationship | null =>
  relationships.find((relationship) => relationship === values['relationship']) ?? null

export const designationOf = (values: FormValues): Designation =>
  designations.find((designation) => designation === values['designation']) ?? 'primary'

/** The fields of one beneficiary. Optional ones are checked where they are filled. */
export const personEntries = {
  relationship: text,
  firstName: text,
  lastName: text,
  dateOfBirth: text,
  ssnLastFour: checkedText(optional(lastFour)),
  email: checkedText(optional(email)),
  phone: v.pipe(checkedText(optional(phone)), v.transform(phoneDigits)),
  addressIsKnown: v.boolean(),
  addressLine1: text,
  addressLine2: checkedText(optional(line1)),
  city: text,
  state: text,
  postalCode: text,
  designation: text,
}
const person = v.object(personEntries)
export type PersonForm = v.InferOutput<typeof person>

/** Rules across fields. `today` is in UTC, by the provider's clock. */
export const personFits = <Form extends PersonForm>(today: CalendarDate) =>
  crossFieldCheck<Form>((form) => ({ ...noProblems<Form>(), ...fits(form, today) }))

const noProblems = <Form>(): Partial<Record<keyof Form & string, string | null>> => ({})

function fits(form: PersonForm, today: CalendarDate): Partial<Record<keyof PersonForm, string | null>> {
  const relationship = relationshipOf(form)
  const isTrust = relationship === 'trust'
  return {
    firstName: (isTrust ? trustName : firstName)(form.firstName),
    lastName: (isTrust ? trustKind : lastName)(form.lastName),
    relationship: relationship === null ? 'problem.relationship' : null,
    dateOfBirth: birthProblem(form.dateOfBirth, { relationship, today }),
    ...(form.addressIsKnown && {
      addressLine1: line1(form.addressLine1),
      city: city(form.city),
      state: state(form.state),
      postalCode: postalCode(form.postalCode),
    }),
  }
}

/** The fields as they are sent. */
export function fieldsOf(form: PersonForm): BeneficiaryFields {
  const { addressLine1, addressLine2, city: town, state: code, postalCode: zip } = form
  return {
    firstName: form.firstName,
    lastName: form.lastName,
    relationship: relationshipOf(form) ?? 'other',
    dateOfBirth: form.dateOfBirth,
    ssnLastFour: form.ssnLastFour,
    email: form.email,
    phone: form.phone,
    address: form.addressIsKnown
      ? { addressLine1, addressLine2, city: town, state: code, postalCode: zip }
      : null,
    designation: designationOf(form),
  }
}
