import {
  extendedStatuses,
  type LastStep,
  registrationStatuses,
  type RegistrationStatus,
  registrationSteps,
} from '@coffer/domain/status'
import { expect, it } from 'vitest'
import type { RoutePath } from '@coffer/router/routes'
import {
  canCancel,
  nextStepKey,
  resumeKey,
  stagesOf,
  type ApplicationStatus,
  resumeRoute,
} from './application-status.ts'

const steps = ['none', ...registrationSteps] as const
const statuses = [null, ...registrationStatuses] as const
const all: ApplicationStatus[] = steps.flatMap((lastStep) =>
  statuses.flatMap((registrationStatus) =>
    [null, ...extendedStatuses].map((extendedStatus) => ({ lastStep, registrationStatus, extendedStatus })),
  ),
)

type Row = readonly [next: string, way: RoutePath | null, stages: string]

const held: Record<'FAILED' | 'VIEW_ONLY' | 'FLAGGED' | 'ERRORED' | 'UNSUBMITTED', Row> = {
  FAILED: ['failed', '/registration/hold-account', 'refused'],
  VIEW_ONLY: ['view-only', '/registration/hold-account', 'stopped'],
  FLAGGED: ['more-needed', '/registration/additional-info', 'attention'],
  ERRORED: ['more-needed', '/registration/additional-info', 'attention'],
  UNSUBMITTED: ['more-needed', '/registration/additional-info', 'attention'],
}
/** Whatever the review says, the rest is as far as the step. */
const heldAt = (rest: string): Pick<Record<RegistrationStatus, Row>, keyof typeof held> => {
  const row = ([next, way, state]: Row): Row => [next, way, `done ${state} ${rest}`]
  return {
    FAILED: row(held.FAILED),
    VIEW_ONLY: row(held.VIEW_ONLY),
    FLAGGED: row(held.FLAGGED),
    ERRORED: row(held.ERRORED),
    UNSUBMITTED: row(held.UNSUBMITTED),
  }
}
type Rows = Record<RegistrationStatus, Row> & { null: Row }
const whatever = (row: Row): Rows => ({
  null: row,
  PASSED: row,
  MANUALLY_REVIEWED: row,
  IN_REVIEW: row,
  FAILED: row,
  VIEW_ONLY: row,
  FLAGGED: row,
  ERRORED: row,
  UNSUBMITTED: row,
})
const passed = (row: Row) => ({ PASSED: row, MANUALLY_REVIEWED: row })

/** §4, every step and every status: what is said, where the way on leads, and how far the four stages are. */
const table: Record<LastStep, Rows> = {
  none: whatever(['start', '/registration/basic-information', 'done now later later']),
  basic: whatever(['go-on', '/registration/address', 'done now later later']),
  address: whatever(['go-on', '/registration/employer', 'done now later later']),
  employer: whatever(['go-on', '/registration/confirm-details', 'done now later later']),
  confirmed: {
    ...heldAt('later later'),
    ...passed(['approved', '/registration/passed', 'done done now later']),
    null: ['checking', '/registration/reviewing-account', 'done waiting later later'],
    IN_REVIEW: ['review', '/registration/reviewing-account', 'done waiting later later'],
  },
  bank: {
    ...heldAt('later later'),
    ...passed(['microdeposits', '/manual-funding/microdeposits', 'done done now later']),
    null: ['wait', null, 'done waiting now later'],
    IN_REVIEW: ['microdeposits', '/manual-funding/microdeposits', 'done waiting now later'],
  },
  verified: {
    ...heldAt('done later'),
    ...passed(['fund', '/fund-account', 'done done done now']),
    null: ['wait', null, 'done waiting done now'],
    IN_REVIEW: ['fund', '/fund-account', 'done waiting done now'],
  },
  disclosures: {
    ...heldAt('done later'),
    ...passed(['ready', '/fund-account/ready-to-fund', 'done done done now']),
    null: ['wait', null, 'done waiting done now'],
    IN_REVIEW: ['ready', '/fund-account/ready-to-fund', 'done waiting done now'],
  },
  funded: {
    ...heldAt('done later'),
    ...passed(['funded', null, 'done done done waiting']),
    null: ['wait', null, 'done waiting done waiting'],
    IN_REVIEW: ['funded', null, 'done waiting done waiting'],
  },
  completed: {
    ...heldAt('done done'),
    ...passed(['open', '/login/entry', 'done done done done']),
    null: ['open', '/login/entry', 'done waiting done done'],
    IN_REVIEW: ['open', '/login/entry', 'done waiting done done'],
  },
}
// A complete registration is no application any more: entry finds out where to.
for (const status of registrationStatuses)
  table.completed[status] = ['open', '/login/entry', table.completed[status][2]]

it.each(
  steps.flatMap((lastStep) => statuses.map((registrationStatus) => ({ lastStep, registrationStatus }))),
)('$lastStep, $registrationStatus', ({ lastStep, registrationStatus }) => {
  const standing = { lastStep, registrationStatus, extendedStatus: null }
  const [next, way, stages] = table[lastStep][registrationStatus ?? 'null']
  expect(nextStepKey(standing)).toBe(`home.next.${next}`)
  expect(resumeRoute(standing)).toBe(way)
  expect(
    stagesOf(standing)
      .map(({ state }) => state)
      .join(' '),
  ).toBe(stages)
})

const onHold = all.filter(
  ({ extendedStatus, registrationStatus, lastStep }) =>
    extendedStatus === 'HOLD' &&
    ['PASSED', 'MANUALLY_REVIEWED', 'FLAGGED'].includes(registrationStatus ?? '') &&
    ['confirmed', 'bank', 'verified', 'disclosures', 'funded'].includes(lastStep),
)
it.each(onHold)('on hold at $lastStep, $registrationStatus', (standing) => {
  expect(nextStepKey(standing)).toBe('home.next.hold')
  expect(resumeRoute(standing)).toBe('/registration/hold-account')
  expect(stagesOf(standing)[1]).toMatchObject({ state: 'stopped' })
  expect(resumeKey(standing)).toBe('home.resume.hold')
})

it('has a message to wait exactly when there is no next step', () => {
  for (const standing of all) {
    const waits = ['home.next.wait', 'home.next.funded'].includes(nextStepKey(standing))
    expect([standing, waits]).toEqual([standing, resumeRoute(standing) === null])
  }
})

it('has at most one current stage', () => {
  for (const standing of all) {
    const now = stagesOf(standing).filter(({ state }) => state === 'now')
    expect(now.length).toBeLessThanOrEqual(1)
  }
})

it.each<[Partial<ApplicationStatus>, string]>([
  [{ lastStep: 'none' }, 'home.start'],
  [{ lastStep: 'employer' }, 'home.resume'],
  [{ lastStep: 'confirmed' }, 'home.resume.review'],
  [{ lastStep: 'confirmed', registrationStatus: 'FLAGGED' }, 'home.resume.more-needed'],
  [{ lastStep: 'confirmed', registrationStatus: 'FAILED' }, 'home.resume.hold'],
  [{ lastStep: 'verified', registrationStatus: 'PASSED' }, 'home.resume'],
  [{ lastStep: 'completed', registrationStatus: 'PASSED' }, 'home.open'],
])('labels the next step of %o', (part, key) => {
  const standing = { registrationStatus: null, extendedStatus: null, lastStep: 'none', ...part } as const
  expect(resumeKey(standing)).toBe(key)
})

it('allows canceling until the account is open', () => {
  expect(canCancel({ lastStep: 'funded', registrationStatus: 'PASSED', extendedStatus: null })).toBe(true)
  expect(canCancel({ lastStep: 'completed', registrationStatus: 'PASSED', extendedStatus: null })).toBe(false)
  expect(canCancel({ lastStep: 'bank', registrationStatus: 'VIEW_ONLY', extendedStatus: null })).toBe(false)
})
