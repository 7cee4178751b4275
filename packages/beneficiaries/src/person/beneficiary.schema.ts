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
  checkMailingLine1,
  checkMailingState,
  checkPostalCode,
  tidyAddressLine,
  tidyPostalCode,
} from '@coffer/domain/address'
import { numberDigits } from '@coffer/domain/bank'
import { checkEmail, normalEmail } from '@coffer/domain/email'
import { checkCity, checkName, hasLetters, tidyName } from '@coffer/domain/names'
import { checkPhone, phoneDigits } from '@coffer/domain/phone'
import { crossFieldCheck, withMessageKeys, optional, tidyText } from '@coffer/forms/checks'
import * as v from 'valibot'
import type { FormValues } from '../shares/shares.ts'

const nameMessages = { 'too-long': 'problem.name.too-long', malformed: 'problem.name.malformed' } as const
const firstName = withMessageKeys(checkName, { ...nameMessages, empty: 'problem.firstName.empty' })
const lastName = withMessageKeys(checkName, { ...nameMessages, empty: 'problem.lastName.empty' })
const trustName = withMessageKeys(checkName, { ...nameMessages, empty: 'problem.trustName' })
const trustKind = withMessageKeys(checkName, { ...nameMessages, empty: 'problem.trustKind' })

const email = withMessageKeys(checkEmail, {
  empty: 'problem.email.empty',
  'too-long': 'problem.email.too-long',
  malformed: 'problem.email.malformed',
})
const phone = withMessageKeys(checkPhone, {
  empty: 'problem.phone.empty',
  malformed: 'problem.phone.malformed',
  area: 'problem.phone.area',
  exchange: 'problem.phone.exchange',
  'not-us': 'problem.phone.not-us',
})
const lastFour = withMessageKeys(checkLastFour, { empty: 'problem.lastFour', malformed: 'problem.lastFour' })

const birthMessages = {
  empty: 'problem.dateOfBirth.empty',
  malformed: 'problem.dateOfBirth.malformed',
  'too-early': 'problem.dateOfBirth.too-early',
  'in-future': 'problem.dateOfBirth.in-future',
} as const
const isComplete = (date: string) => /^\d{4}-\d{2}-\d{2}$/.test(date)

function birthProblem(date: string, context: { relationship: Relationship | null; today: CalendarDate }) {
  if (date !== '' && !isComplete(date)) return 'problem.dateOfBirth.incomplete' as const
  const problem = checkBirth(date, context)
  return problem && birthMessages[problem]
}

// A mailing address may be a PO box.
const line1 = withMessageKeys(checkMailingLine1, {
  empty: 'problem.addressLine1.empty',
  'too-long': 'problem.addressLine1.too-long',
})
const city = withMessageKeys(checkCity, {
  empty: 'problem.city.empty',
  'too-long': 'problem.city.too-long',
  malformed: 'problem.city.malformed',
})
const state = withMessageKeys(checkMailingState, {
  empty: 'problem.state.empty',
  unknown: 'problem.state.empty',
})
const postalCode = withMessageKeys(checkPostalCode, {
  empty: 'problem.postalCode.empty',
  malformed: 'problem.postalCode.malformed',
})

const text = v.pipe(v.string(), v.trim())
const name = v.pipe(v.string(), v.transform(tidyName))

const selectedRelationship = (values: FormValues): Relationship | null =>
  relationships.find((relationship) => relationship === values['relationship']) ?? null

export const selectedDesignation = (values: FormValues): Designation =>
  designations.find((designation) => designation === values['designation']) ?? 'primary'

/** The fields of one beneficiary. Optional fields are checked if they are filled in. */
export const personEntries = {
  relationship: text,
  firstName: name,
  lastName: name,
  /** The person has one legal name, which is stored as the first name. */
  hasSingleName: v.boolean(),
  dateOfBirth: text,
  ssnLastFour: tidyText(numberDigits, optional(lastFour)),
  email: tidyText(normalEmail, optional(email)),
  phone: tidyText(phoneDigits, optional(phone)),
  addressIsKnown: v.boolean(),
  addressLine1: v.pipe(v.string(), v.transform(tidyAddressLine)),
  addressLine2: tidyText(tidyAddressLine, optional(line1)),
  city: name,
  state: text,
  postalCode: v.pipe(v.string(), v.transform(tidyPostalCode)),
  designation: text,
}
const person = v.object(personEntries)
export type PersonForm = v.InferOutput<typeof person>

/** Rules across fields. `today` is in UTC, by the provider’s clock. */
export const personRules = <Form extends PersonForm>(today: CalendarDate) =>
  crossFieldCheck<Form>((form) => ({ ...noProblems<Form>(), ...personProblems(form, today) }))

const noProblems = <Form>(): Partial<Record<keyof Form & string, string | null>> => ({})

function personProblems(
  form: PersonForm,
  today: CalendarDate,
): Partial<Record<keyof PersonForm, string | null>> {
  const relationship = selectedRelationship(form)
  const isTrust = relationship === 'trust'
  return {
    firstName: (isTrust ? trustName : firstName)(form.firstName),
    lastName: isTrust ? trustKind(form.lastName) : lastNameProblem(form),
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

function lastNameProblem({ hasSingleName, lastName: typed }: PersonForm) {
  if (hasSingleName) return null
  // A dot or a dash means no last name, like an empty field.
  return hasLetters(typed) ? lastName(typed) : ('problem.lastName.empty' as const)
}

/** The fields of the request. */
export function toFields(form: PersonForm): BeneficiaryFields {
  const { addressLine1, addressLine2, city: town, state: code, postalCode: zip } = form
  return {
    firstName: form.firstName,
    lastName: form.hasSingleName && form.relationship !== 'trust' ? '' : form.lastName,
    relationship: selectedRelationship(form) ?? 'other',
    dateOfBirth: form.dateOfBirth,
    ssnLastFour: form.ssnLastFour,
    email: form.email,
    phone: form.phone,
    address: form.addressIsKnown
      ? { addressLine1, addressLine2, city: town, state: code, postalCode: zip }
      : null,
    designation: selectedDesignation(form),
  }
}
