import { expect, it } from 'vitest'
import {
  allowsDeposits,
  isAccepted,
  isFailedType,
  isOpenRecord,
  isPassed,
  isSameInstitutionOnly,
  isVoidable,
  linkedAccountStatuses,
  linkSourcesFor,
  parseStep,
  recordStatuses,
  registrationStatuses,
  registrationSteps,
  stepReached,
  transactionStatuses,
  isUsable,
} from './status.ts'

it.each([
  [isPassed, registrationStatuses, ['PASSED', 'MANUALLY_REVIEWED']],
  [isAccepted, registrationStatuses, ['PASSED', 'IN_REVIEW', 'MANUALLY_REVIEWED']],
  [isFailedType, registrationStatuses, ['FAILED', 'ERRORED', 'UNSUBMITTED']],
] as const)('The rule %o is true for the statuses of the specification', (rule, all, expected) => {
  expect(all.filter(rule)).toEqual(expected)
  expect(rule(null)).toBe(false)
})

it('Only ACTIVE linked accounts are usable, and DEPOSITS_LOCKED ones allow deposits', () => {
  expect(linkedAccountStatuses.filter(isUsable)).toEqual(['ACTIVE'])
  expect(linkedAccountStatuses.filter(allowsDeposits)).toEqual(['ACTIVE', 'DEPOSITS_LOCKED'])
})

it('A record is open while it is PENDING or FAILED', () => {
  expect(recordStatuses.filter(isOpenRecord)).toEqual(['PENDING', 'FAILED'])
})

it('A transaction is voidable only before submission', () => {
  expect(transactionStatuses.filter(isVoidable)).toEqual(['Initiated', 'Pending'])
})

it.each([
  ['verified', 'verified'],
  ['VERIFIED', 'verified'],
  ['Disclosures', 'disclosures'],
  ['none', null],
  ['', null],
])('parseStep(%o) is %o', (text, step) => {
  expect(parseStep(text)).toBe(step)
})

it('stepReached is true for a step and every later one', () => {
  registrationSteps.forEach((last, done) => {
    expect(registrationSteps.filter((step) => stepReached(last, step))).toEqual(
      registrationSteps.slice(0, done + 1),
    )
  })
  expect(registrationSteps.some((step) => stepReached('none', step))).toBe(false)
})

it.each([
  ['FASTLINK_ONLY', ['FASTLINK'], false],
  ['MANUAL_ONLY', ['MANUAL'], false],
  ['FASTLINK_SAME_FI_ONLY', ['FASTLINK'], true],
  ['MANUAL_SAME_FI_ONLY', ['MANUAL'], true],
  ['UNRESTRICTED', ['FASTLINK', 'MANUAL'], false],
  ['BOTH_SAME_FI_ONLY', ['FASTLINK', 'MANUAL'], true],
] as const)(
  'The linking mode %s allows the sources %o, of a single bank only: %o',
  (mode, sources, isSame) => {
    expect(linkSourcesFor(mode)).toEqual(sources)
    expect(isSameInstitutionOnly(mode)).toBe(isSame)
  },
)
