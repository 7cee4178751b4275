import { checkSsn, numberDigits } from '@coffer/domain/bank'
import type { CalendarDate } from '@coffer/domain/calendar'
import { checkDateOfBirth } from '@coffer/domain/depositor-rules'
import { checkName, hasLetters, tidyName } from '@coffer/domain/names'
import * as v from 'valibot'
import { checkedText, crossFieldCheck, withMessageKeys, optional, tidyText } from '@coffer/forms/checks'

const nameMessages = {
  empty: 'problem.name.empty',
  'too-long': 'problem.name.too-long',
  malformed: 'problem.name.malformed',
} as const
const firstName = withMessageKeys(checkName, { ...nameMessages, empty: 'problem.firstName.empty' })
const checkLastName = withMessageKeys(checkName, { ...nameMessages, empty: 'problem.lastName.empty' })
/** A dot or a dash means that there is no last name, as an empty text does. */
const lastName = (text: string) => (hasLetters(text) ? checkLastName(text) : 'problem.lastName.empty')
const middleName = optional(withMessageKeys(checkName, nameMessages))
const suffix = optional(
  withMessageKeys(checkName, { ...nameMessages, malformed: 'problem.suffix.malformed' }),
)

const dateOfBirthMessages = {
  empty: 'problem.dateOfBirth.empty',
  malformed: 'problem.dateOfBirth.malformed',
  'too-early': 'problem.dateOfBirth.too-early',
  'in-future': 'problem.dateOfBirth.in-future',
  'under-age': 'problem.dateOfBirth.under-age',
} as const
/** An incomplete date has a different message from a date that does not exist. */
const isCompleteDate = (date: string) => /^\d{4}-\d{2}-\d{2}$/.test(date)

function dateOfBirth(today: CalendarDate) {
  const check = withMessageKeys((date) => checkDateOfBirth(date, today), dateOfBirthMessages)
  return (date: string) =>
    date === '' || isCompleteDate(date) ? check(date) : ('problem.dateOfBirth.incomplete' as const)
}

const ssn = withMessageKeys(checkSsn, {
  empty: 'problem.ssn.empty',
  malformed: 'problem.ssn.malformed',
  area: 'problem.ssn.not-issued',
  group: 'problem.ssn.not-issued',
  serial: 'problem.ssn.not-issued',
})

export interface PersonContext {
  /** In UTC, by the provider's clock. */
  today: CalendarDate
  /** An SSN is saved: leaving the field empty keeps it. */
  ssnIsSaved: boolean
}

/** The schema fields of a person. Messages are message keys. */
export function personFields({ today, ssnIsSaved }: PersonContext) {
  return {
    firstName: tidyText(tidyName, firstName),
    middleName: tidyText(tidyName, middleName),
    lastName: v.pipe(v.string(), v.transform(tidyName)),
    /** There is only one legal name, which is the first name. */
    hasSingleName: v.boolean(),
    suffix: tidyText(tidyName, suffix),
    dateOfBirth: checkedText(dateOfBirth(today)),
    ssn: tidyText(numberDigits, ssnIsSaved ? optional(ssn) : ssn),
  }
}

type Names = { lastName: string; hasSingleName: boolean }

/** Requires a last name from everyone who has one. */
export const requireLastName = <Form extends Names>() =>
  crossFieldCheck<Form>((form) => ({
    ...noProblems<Form>(),
    lastName: form.hasSingleName ? null : lastName(form.lastName),
  }))

const noProblems = <Form>(): Partial<Record<keyof Form & string, string | null>> => ({})

/** The names as they are sent: a single name is sent without a last name. */
export const withoutSingleName = <Form extends Names>({ hasSingleName, ...form }: Form) => ({
  ...form,
  lastName: hasSingleName ? '' : form.lastName,
})
