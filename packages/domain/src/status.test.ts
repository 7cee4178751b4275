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
  linkSourcesOf,
  parseStep,
  recordStatuses,
  registrationStatuses,
  registrationSteps,
  stepReached,
  transactionStatuses,
  usable,
} from './status.ts'

it.each([
  [isPassed, registrationStatuses, ['PASSED', 'MANUALLY_REVIEWED']],
  [isAccepted, registrationStatuses, ['PASSED', 'IN_REVIEW', 'MANUALLY_REVIEWED']],
  [isFailedType, registrationStatuses, ['FAILED', 'ERRORED', 'UNSUBMITTED']],
] as const)('%o holds for the statuses the specification names', (rule, all, expected) => {
  expect(all.filter(rule)).toEqual(expected)
  expect(rule(null)).toBe(false)
})

it('only an ACTIVE linked account is usable; DEPOSITS_LOCKED still allows deposits', () => {
  expect(linkedAccountStatuses.filter(usable)).toEqual(['ACTIVE'])
  expect(linkedAccountStatuses.filter(allowsDeposits)).toEqual(['ACTIVE', 'DEPOSITS_LOCKED'])
})

it('a record is open while PENDING or FAILED', () => {
  expect(recordStatuses.filter(isOpenRecord)).toEqual(['PENDING', 'FAILED'])
})

it('a transaction is voided only before it is submitted', () => {
  expect(transactionStatuses.filter(isVoidable)).toEqual(['Initiated', 'Pending'])
})

it.each([
  ['verified', 'verified'],
  ['VERIFIED', 'verified'],
  ['Disclosures', 'disclosures'],
  ['none', null],
  ['', null],
])('reads the step %o as %o', (text, step) => {
  expect(parseStep(text)).toBe(step)
})

it('a step is reached by itself and by every later one', () => {
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
] as const)('%s offers %o, of one institution only: %o', (mode, sources, isSame) => {
  expect(linkSourcesOf(mode)).toEqual(sources)
  expect(isSameInstitutionOnly(mode)).toBe(isSame)
})
