import { checkSsn } from '@coffer/domain/bank'
import type { CalendarDate } from '@coffer/domain/calendar'
import { checkDateOfBirth, checkName } from '@coffer/domain/depositor-rules'
import * as v from 'valibot'
import { checkedText, optional, messageKeyOf } from '../form/checks.ts'

const nameWords = {
  empty: 'problem.name.empty',
  'too-long': 'problem.name.too-long',
  malformed: 'problem.name.malformed',
} as const
const firstName = messageKeyOf(checkName, { ...nameWords, empty: 'problem.firstName.empty' })
const lastName = messageKeyOf(checkName, { ...nameWords, empty: 'problem.lastName.empty' })
const middleName = optional(messageKeyOf(checkName, nameWords))
const suffix = optional(messageKeyOf(checkName, { ...nameWords, malformed: 'problem.suffix.malformed' }))

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
  const check = messageKeyOf((date) => checkDateOfBirth(date, today), dateOfBirthWords)
  return (date: string) =>
    date === '' || isWhole(date) ? check(date) : ('problem.dateOfBirth.incomplete' as const)
}

const ssn = messageKeyOf(checkSsn, {
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
    firstName: checkedText(firstName),
    middleName: checkedText(middleName),
    lastName: checkedText(lastName),
    suffix: checkedText(suffix),
    dateOfBirth: checkedText(dateOfBirth(today)),
    ssn: v.pipe(
      checkedText(ssnIsSaved ? optional(ssn) : ssn),
      v.transform((text) => text.replaceAll(/\D/g, '')),
    ),
  }
}
