import type { beneficiaryBody } from '@coffer/api-client/beneficiaries/request-schema'
import { checkPhone, phoneDigits } from '@coffer/domain/phone'
import { numberDigits } from '@coffer/domain/bank'
import { checkBirth, checkLastFour, designations, relationships } from '@coffer/domain/beneficiaries'
import { checkEmail, normalEmail } from '@coffer/domain/email'
import { checkName, tidyName } from '@coffer/domain/names'
import type * as v from 'valibot'
import type { beneficiaries } from '../database/schema/beneficiaries.ts'
import { malformedEmail } from '../identity/email-verification.ts'
import { choose, nameMessages, phoneMessages } from '../onboarding/onboarding-messages.ts'
import {
  addressFrom,
  lastNameProblem,
  mailingProblems,
  problemMessage,
  refuseAll,
} from '../onboarding/steps.ts'
import { birthDateMessages, lastFourMessage } from './beneficiary-messages.ts'

type Sent = v.InferOutput<typeof beneficiaryBody>

export type Details = Omit<
  typeof beneficiaries.$inferInsert,
  'tenant' | 'id' | 'depositorId' | 'allocation' | 'createdAt'
>

/** A beneficiary's details; contact, address and the last four digits are optional. `today` is in UTC. */
export function readDetails(sent: Sent, today: string): Details {
  const relationship = relationships.find((one) => one === sent.relationship) ?? null
  const designation = designations.find((one) => one === sent.designation) ?? null
  const [email, phone, lastFour] = [sent.email ?? '', sent.phone ?? '', sent.ssn_last_four ?? '']
  const born = sent.date_of_birth ?? ''
  refuseAll({
    first_name: problemMessage(checkName(sent.first_name ?? ''), nameMessages),
    last_name: lastNameProblem(sent),
    relationship: relationship === null ? choose : null,
    date_of_birth: problemMessage(checkBirth(born, { relationship, today }), birthDateMessages),
    ssn_last_four: lastFour !== '' && checkLastFour(lastFour) !== null ? lastFourMessage : null,
    email: email !== '' && checkEmail(email) !== null ? malformedEmail : null,
    phone: phone === '' ? null : problemMessage(checkPhone(phone), phoneMessages),
    designation: designation === null ? choose : null,
    ...(sent.address && mailingProblems(sent.address, 'address')),
  })
  if (relationship === null || designation === null) throw new Error('Refused above.')
  return {
    firstName: tidyName(sent.first_name ?? ''),
    lastName: tidyName(sent.last_name ?? ''),
    relationship,
    dateOfBirth: born === '' ? null : born,
    ssnLastFour: lastFour === '' ? null : numberDigits(lastFour),
    email: email === '' ? null : normalEmail(email),
    phone: phone === '' ? null : phoneDigits(phone),
    address: sent.address ? addressFrom(sent.address) : null,
    designation,
  }
}
