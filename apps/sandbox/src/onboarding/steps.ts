import type { basicBody, employerBody, homeBody } from '@coffer/api-client/depositor/request-schema'
import {
  type AddressLineProblem,
  checkHomeLine,
  checkHomeState,
  checkMailingLine1,
  checkMailingState,
  checkPostalCode,
  tidyAddressLine,
  tidyPostalCode,
} from '@coffer/domain/address'
import { checkSsn, numberDigits } from '@coffer/domain/bank'
import {
  requiresEmployer,
  checkDateOfBirth,
  checkEmployer,
  employmentStatuses,
} from '@coffer/domain/depositor-rules'
import { checkCity, checkName, hasLetters, tidyName } from '@coffer/domain/names'
import { checkPhone, phoneDigits } from '@coffer/domain/phone'
import { stateCode } from '@coffer/domain/states'
import { isBlank, tidyLine } from '@coffer/domain/typed-text'
import { invalid, type LocalizedText } from '@coffer/provider-kit/refusal'
import type * as v from 'valibot'
import type { Address } from '../database/schema/onboarding.ts'
import {
  addressLineMessages,
  choose,
  cityMessages,
  dateOfBirthMessages,
  employerMessages,
  holderDateOfBirthMessages,
  homeStateMessages,
  mailingStateMessages,
  nameMessages,
  noLastName,
  onlyOneName,
  phoneMessages,
  postalCodeMessages,
  ssnMessages,
} from './onboarding-messages.ts'

type Problems = Readonly<Record<string, LocalizedText | null>>

/** Refuses with all problems at once, each under its field. */
export function refuseAll(problems: Problems) {
  const found = Object.entries(problems).flatMap(([field, text]) =>
    text === null ? [] : [[field, [text]] as const],
  )
  if (found.length > 0) throw invalid(Object.fromEntries(found))
}

export const problemMessage = <P extends string>(
  problem: P | null,
  messages: Readonly<Record<P, LocalizedText>>,
) => (problem === null ? null : messages[problem])

const optionalName = (name: string) => (isBlank(name) ? null : problemMessage(checkName(name), nameMessages))

interface SentNames {
  readonly last_name: string | null
  readonly has_single_name: boolean | null
}

/** Everybody who has a last name must enter it; a dot in its place does not count. */
export function lastNameProblem({ last_name, has_single_name }: SentNames): LocalizedText | null {
  const typed = last_name ?? ''
  if (has_single_name === true) return isBlank(typed) ? null : onlyOneName
  return hasLetters(typed) ? problemMessage(checkName(typed), nameMessages) : noLastName
}

const orNull = (one: string | null) => (one === null || one === '' ? null : one)

interface BasicFacts {
  /** The current date in UTC. */
  readonly today: string
  /** Whether a number is on file, so that it may be left out. */
  readonly ssnIsSaved: boolean
  /** Whether people enter their own details; a joint holder's are entered by the primary depositor. */
  readonly isOwn: boolean
}

/** Step basic. The number is null if the saved one is kept. */
export function readBasic(sent: v.InferOutput<typeof basicBody>, { today, ssnIsSaved, isOwn }: BasicFacts) {
  const { first_name, last_name, middle_name, suffix, date_of_birth, ssn, phone } = sent
  const staysSaved = ssnIsSaved && !ssn
  refuseAll({
    first_name: problemMessage(checkName(first_name ?? ''), nameMessages),
    middle_name: optionalName(middle_name ?? ''),
    last_name: lastNameProblem(sent),
    suffix: optionalName(suffix ?? ''),
    date_of_birth: problemMessage(
      checkDateOfBirth(date_of_birth ?? '', today),
      isOwn ? dateOfBirthMessages : holderDateOfBirthMessages,
    ),
    ssn: staysSaved ? null : problemMessage(checkSsn(ssn ?? ''), ssnMessages),
    phone: problemMessage(checkPhone(phone ?? ''), phoneMessages),
  })
  return {
    ssn: staysSaved ? null : numberDigits(ssn ?? ''),
    values: {
      firstName: tidyName(first_name ?? ''),
      middleName: orNull(tidyName(middle_name ?? '')),
      lastName: orNull(tidyName(last_name ?? '')),
      suffix: orNull(tidyName(suffix ?? '')),
      dateOfBirth: date_of_birth,
      phone: phoneDigits(phone ?? ''),
    },
  }
}

/** Step address: the home address, and the mailing address if it differs. */
export function readAddress(sent: v.InferOutput<typeof homeBody>) {
  const { mailing_address: mailing, ...home } = sent
  refuseAll({ ...homeProblems(home), ...(mailing && mailingProblems(mailing, 'mailing_address')) })
  return { address: addressFrom(home), mailingAddress: mailing ? addressFrom(mailing) : null }
}

type SentAddress = Omit<v.InferOutput<typeof homeBody>, 'mailing_address'>

type LineCheck = (text: string) => AddressLineProblem | null

const lineProblem = (check: LineCheck, line: string) => problemMessage(check(line), addressLineMessages)

/** Problems of an address, in the order of its form. */
const addressProblems = (
  { address_line1, address_line2, city, postal_code }: SentAddress,
  checkLine: LineCheck,
  stateProblem: LocalizedText | null,
): Problems => ({
  address_line1: lineProblem(checkLine, address_line1 ?? ''),
  address_line2:
    address_line2 === null || isBlank(address_line2) ? null : lineProblem(checkLine, address_line2),
  city: problemMessage(checkCity(city ?? ''), cityMessages),
  state: stateProblem,
  postal_code: problemMessage(checkPostalCode(postal_code ?? ''), postalCodeMessages),
})

const homeProblems = (sent: SentAddress): Problems =>
  addressProblems(sent, checkHomeLine, problemMessage(checkHomeState(toStateCode(sent)), homeStateMessages))

/** Problems of a mailing address, under `within.field`. */
export function mailingProblems(sent: SentAddress, within: string): Problems {
  const stateProblem = problemMessage(checkMailingState(toStateCode(sent)), mailingStateMessages)
  return Object.fromEntries(
    Object.entries(addressProblems(sent, checkMailingLine1, stateProblem)).map(([field, text]) => [
      `${within}.${field}`,
      text,
    ]),
  )
}

const toStateCode = ({ state }: SentAddress): string => stateCode(state ?? '') ?? ''

export const addressFrom = (sent: SentAddress): Address => ({
  address_line1: tidyAddressLine(sent.address_line1 ?? ''),
  address_line2: orNull(tidyAddressLine(sent.address_line2 ?? '')),
  city: tidyName(sent.city ?? ''),
  state: toStateCode(sent),
  postal_code: tidyPostalCode(sent.postal_code ?? ''),
})

/** Step employer: employer and occupation are kept only for people who work. */
export function readEmployer(sent: v.InferOutput<typeof employerBody>) {
  const status = employmentStatuses.find((one) => one === sent.employment_status)
  if (!status) throw invalid({ employment_status: [choose] })
  if (!requiresEmployer(status)) return { employmentStatus: status, employerName: null, occupation: null }
  refuseAll({
    employer_name: problemMessage(checkEmployer(sent.employer_name ?? ''), employerMessages),
    occupation: problemMessage(checkEmployer(sent.occupation ?? ''), employerMessages),
  })
  return {
    employmentStatus: status,
    employerName: tidyLine(sent.employer_name ?? ''),
    occupation: tidyLine(sent.occupation ?? ''),
  }
}
