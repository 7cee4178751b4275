import { checkSsn } from '@coffer/domain/bank'
import type { CalendarDate } from '@coffer/domain/calendar'
import { checkDateOfBirth, checkName } from '@coffer/domain/depositor-rules'
import * as v from 'valibot'
import { checkedText, optional, messageKeyOf } from '../form/checks.ts'

const nameMessages = {
  empty: 'problem.name.empty',
  'too-long': 'problem.name.too-long',
  malformed: 'problem.name.malformed',
} as const
const firstName = messageKeyOf(checkName, { ...nameMessages, empty: 'problem.firstName.empty' })
const lastName = messageKeyOf(checkName, { ...nameMessages, empty: 'problem.lastName.empty' })
const middleName = optional(messageKeyOf(checkName, nameMessages))
const suffix = optional(messageKeyOf(checkName, { ...nameMessages, malformed: 'problem.suffix.malformed' }))

const dateOfBirthMessages = {
  empty: 'problem.dateOfBirth.empty',
  malformed: 'problem.dateOfBirth.malformed',
  'too-early': 'problem.dateOfBirth.too-early',
  'in-future': 'problem.dateOfBirth.in-future',
  'under-age': 'problem.dateOfBirth.under-age',
} as const
/** An incomplete date has another message than one that does not exist. */
const isWhole = (date: string) => /^\d{4}-\d{2}-\d{2}$/.test(date)

function dateOfBirth(today: CalendarDate) {
  const check = messageKeyOf((date) => checkDateOfBirth(date, today), dateOfBirthMessages)
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

export interface PersonContext {
  /** In UTC, by the provider's clock. */
  today: CalendarDate
  /** A number is saved: leaving the field empty keeps it. */
  ssnIsSaved: boolean
}

/** The schema fields of a person (decisions, Depositor rules). Messages are message keys. */
export function personFields({ today, ssnIsSaved }: PersonContext) {
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
