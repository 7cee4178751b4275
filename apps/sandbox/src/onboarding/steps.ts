import type { basicBody, employerBody, homeBody } from '@coffer/api-client/depositor/request-schema'
import { checkPhone, checkSsn, phoneDigits } from '@coffer/domain/bank'
import {
  asksForEmployer,
  checkAddressLine1,
  checkCity,
  checkDateOfBirth,
  checkEmployer,
  checkMailingLine1,
  checkName,
  checkPostalCode,
  employmentStatuses,
} from '@coffer/domain/depositor-rules'
import { stateCode } from '@coffer/domain/states'
import type * as v from 'valibot'
import type { Address } from '../database/schema/onboarding.ts'
import { invalid, type LocalizedText } from '../http/refusal.ts'
import {
  addressLineMessages,
  choose,
  cityMessages,
  dateOfBirthMessages,
  employerMessages,
  holderDateOfBirthMessages,
  nameMessages,
  phoneMessages,
  postalCodeMessages,
  ssnMessages,
} from './onboarding-messages.ts'

type Problems = Readonly<Record<string, LocalizedText | null>>

/** Refuses with every problem at once, each under its field. */
export function refuseAll(problems: Problems) {
  const found = Object.entries(problems).flatMap(([field, text]) =>
    text === null ? [] : [[field, [text]] as const],
  )
  if (found.length > 0) throw invalid(Object.fromEntries(found))
}

export const messageOf = <P extends string>(
  problem: P | null,
  messages: Readonly<Record<P, LocalizedText>>,
) => (problem === null ? null : messages[problem])

const optionalName = (name: string) => (name === '' ? null : messageOf(checkName(name), nameMessages))

const orNull = (one: string | null) => (one === null || one === '' ? null : one)

interface BasicFacts {
  /** The date in UTC. */
  readonly today: string
  /** A number is on file: one left out stays. */
  readonly ssnIsSaved: boolean
  /** Who types is whom it is about; a joint holder's details are typed by the primary depositor. */
  readonly isOwn: boolean
}

/** Step basic. The number is null where the saved one stays. */
export function readBasic(sent: v.InferOutput<typeof basicBody>, { today, ssnIsSaved, isOwn }: BasicFacts) {
  const { first_name, last_name, middle_name, suffix, date_of_birth, ssn, phone } = sent
  const staysSaved = ssnIsSaved && !ssn
  refuseAll({
    first_name: messageOf(checkName(first_name ?? ''), nameMessages),
    middle_name: optionalName(middle_name ?? ''),
    last_name: messageOf(checkName(last_name ?? ''), nameMessages),
    suffix: optionalName(suffix ?? ''),
    date_of_birth: messageOf(
      checkDateOfBirth(date_of_birth ?? '', today),
      isOwn ? dateOfBirthMessages : holderDateOfBirthMessages,
    ),
    ssn: staysSaved ? null : messageOf(checkSsn(ssn ?? ''), ssnMessages),
    phone: messageOf(checkPhone(phone ?? ''), phoneMessages),
  })
  return {
    ssn: staysSaved ? null : (ssn ?? '').replaceAll(/\D/g, ''),
    values: {
      firstName: first_name,
      middleName: orNull(middle_name),
      lastName: last_name,
      suffix: orNull(suffix),
      dateOfBirth: date_of_birth,
      phone: phoneDigits(phone ?? ''),
    },
  }
}

/** Step address: the home, and the mailing address where it differs. */
export function readAddress(sent: v.InferOutput<typeof homeBody>) {
  const { mailing_address: mailing, ...home } = sent
  const homeProblems = addressProblems(
    home,
    messageOf(checkAddressLine1(home.address_line1 ?? ''), addressLineMessages),
  )
  refuseAll({ ...homeProblems, ...(mailing && mailingProblems(mailing, 'mailing_address')) })
  return { address: addressFrom(home), mailingAddress: mailing ? addressFrom(mailing) : null }
}

type SentAddress = Omit<v.InferOutput<typeof homeBody>, 'mailing_address'>

/** Problems of a mailing address, by `within.field`. */
export const mailingProblems = (sent: SentAddress, within: string): Problems =>
  Object.fromEntries(
    Object.entries(
      addressProblems(sent, messageOf(checkMailingLine1(sent.address_line1 ?? ''), addressLineMessages)),
    ).map(([field, text]) => [`${within}.${field}`, text]),
  )

const addressProblems = (sent: SentAddress, line1: LocalizedText | null): Problems => ({
  address_line1: line1,
  address_line2: sent.address_line2
    ? messageOf(checkMailingLine1(sent.address_line2), addressLineMessages)
    : null,
  city: messageOf(checkCity(sent.city ?? ''), cityMessages),
  state: stateCode(sent.state ?? '') === null ? choose : null,
  postal_code: messageOf(checkPostalCode(sent.postal_code ?? ''), postalCodeMessages),
})

export const addressFrom = (sent: SentAddress): Address => ({
  address_line1: sent.address_line1 ?? '',
  address_line2: orNull(sent.address_line2),
  city: sent.city ?? '',
  state: stateCode(sent.state ?? '') ?? '',
  postal_code: sent.postal_code ?? '',
})

/** Step employer: employer and occupation only for people who work. */
export function readEmployer(sent: v.InferOutput<typeof employerBody>) {
  const status = employmentStatuses.find((one) => one === sent.employment_status)
  if (!status) throw invalid({ employment_status: [choose] })
  if (!asksForEmployer(status)) return { employmentStatus: status, employerName: null, occupation: null }
  refuseAll({
    employer_name: messageOf(checkEmployer(sent.employer_name ?? ''), employerMessages),
    occupation: messageOf(checkEmployer(sent.occupation ?? ''), employerMessages),
  })
  return { employmentStatus: status, employerName: sent.employer_name, occupation: sent.occupation }
}
