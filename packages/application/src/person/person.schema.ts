import { checkSsn } from '@coffer/domain/bank'
import type { CalendarDate } from '@coffer/domain/calendar'
import { checkDateOfBirth, checkName } from '@coffer/domain/depositor-rules'
import * as v from 'valibot'
import { checked, whenFilled, worded } from '../checked.ts'

const nameWords = {
  empty: 'problem.name.empty',
  'too-long': 'problem.name.too-long',
  malformed: 'problem.name.malformed',
} as const
const firstName = worded(checkName, { ...nameWords, empty: 'problem.firstName.empty' })
const lastName = worded(checkName, { ...nameWords, empty: 'problem.lastName.empty' })
const middleName = whenFilled(worded(checkName, nameWords))
const suffix = whenFilled(worded(checkName, { ...nameWords, malformed: 'problem.suffix.malformed' }))

const dateOfBirthWords = {
  empty: 'problem.dateOfBirth.empty',
  malformed: 'problem.dateOfBirth.malformed',
  'too-early': 'problem.dateOfBirth.too-early',
  'in-future': 'problem.dateOfBirth.in-future',
  'under-age': 'problem.dateOfBirth.under-age',
} as const
/** A part that is missing, or a year of two digits, is another matter than a day that no calendar has. */
const isWhole = (date: string) => /^\d{4}-\d{2}-\d{2}$/.test(date)

function dateOfBirth(today: CalendarDate) {
  const check = worded((date) => checkDateOfBirth(date, today), dateOfBirthWords)
  return (date: string) =>
    date === '' || isWhole(date) ? check(date) : ('problem.dateOfBirth.incomplete' as const)
}

const ssn = worded(checkSsn, {
  empty: 'problem.ssn.empty',
  malformed: 'problem.ssn.malformed',
  area: 'problem.ssn.not-issued',
  group: 'problem.ssn.not-issued',
  serial: 'problem.ssn.not-issued',
})

export interface PersonFacts {
  /** In UTC, by the provider's clock. */
  today: CalendarDate
  /** A number is saved: leaving the field empty keeps it. */
  ssnIsSaved: boolean
}

/** The fields of who somebody is (decisions, Depositor rules), for a schema. Messages are word keys. */
export function personFields({ today, ssnIsSaved }: PersonFacts) {
  return {
    firstName: checked(firstName),
    middleName: checked(middleName),
    lastName: checked(lastName),
    suffix: checked(suffix),
    dateOfBirth: checked(dateOfBirth(today)),
    ssn: v.pipe(
      checked(ssnIsSaved ? whenFilled(ssn) : ssn),
      v.transform((text) => text.replaceAll(/\D/g, '')),
    ),
  }
}
