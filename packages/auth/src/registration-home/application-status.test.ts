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
  applicationStages,
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

type Row = readonly [next: string, route: RoutePath | null, stages: string]

const blocked: Record<'FAILED' | 'VIEW_ONLY' | 'FLAGGED' | 'ERRORED' | 'UNSUBMITTED', Row> = {
  FAILED: ['failed', '/registration/hold-account', 'refused'],
  VIEW_ONLY: ['view-only', '/registration/hold-account', 'stopped'],
  FLAGGED: ['more-needed', '/registration/additional-info', 'attention'],
  ERRORED: ['more-needed', '/registration/additional-info', 'attention'],
  UNSUBMITTED: ['more-needed', '/registration/additional-info', 'attention'],
}
/** The later stages depend on the last step, regardless of the review. */
const blockedAt = (rest: string): Pick<Record<RegistrationStatus, Row>, keyof typeof blocked> => {
  const row = ([next, route, state]: Row): Row => [next, route, `done ${state} ${rest}`]
  return {
    FAILED: row(blocked.FAILED),
    VIEW_ONLY: row(blocked.VIEW_ONLY),
    FLAGGED: row(blocked.FLAGGED),
    ERRORED: row(blocked.ERRORED),
    UNSUBMITTED: row(blocked.UNSUBMITTED),
  }
}
type Rows = Record<RegistrationStatus, Row> & { null: Row }
const forEveryStatus = (row: Row): Rows => ({
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

/** For every last step and status: the text of the next step, its route, and the states of the four stages. */
const table: Record<LastStep, Rows> = {
  none: forEveryStatus(['start', '/registration/basic-information', 'done now later later']),
  basic: forEveryStatus(['go-on', '/registration/address', 'done now later later']),
  address: forEveryStatus(['go-on', '/registration/employer', 'done now later later']),
  employer: forEveryStatus(['go-on', '/registration/confirm-details', 'done now later later']),
  confirmed: {
    ...blockedAt('later later'),
    ...passed(['approved', '/registration/passed', 'done done now later']),
    null: ['checking', '/registration/reviewing-account', 'done waiting later later'],
    IN_REVIEW: ['review', '/registration/reviewing-account', 'done waiting later later'],
  },
  bank: {
    ...blockedAt('later later'),
    ...passed(['microdeposits', '/manual-funding/microdeposits', 'done done now later']),
    null: ['wait', null, 'done waiting now later'],
    IN_REVIEW: ['microdeposits', '/manual-funding/microdeposits', 'done waiting now later'],
  },
  verified: {
    ...blockedAt('done later'),
    ...passed(['fund', '/fund-account', 'done done done now']),
    null: ['wait', null, 'done waiting done now'],
    IN_REVIEW: ['fund', '/fund-account', 'done waiting done now'],
  },
  disclosures: {
    ...blockedAt('done later'),
    ...passed(['ready', '/fund-account/ready-to-fund', 'done done done now']),
    null: ['wait', null, 'done waiting done now'],
    IN_REVIEW: ['ready', '/fund-account/ready-to-fund', 'done waiting done now'],
  },
  funded: {
    ...blockedAt('done later'),
    ...passed(['funded', null, 'done done done waiting']),
    null: ['wait', null, 'done waiting done waiting'],
    IN_REVIEW: ['funded', null, 'done waiting done waiting'],
  },
  completed: {
    ...blockedAt('done done'),
    ...passed(['open', '/login/entry', 'done done done done']),
    null: ['open', '/login/entry', 'done waiting done done'],
    IN_REVIEW: ['open', '/login/entry', 'done waiting done done'],
  },
}
// A completed registration is no longer an application: /login/entry chooses the screen.
for (const status of registrationStatuses)
  table.completed[status] = ['open', '/login/entry', table.completed[status][2]]

it.each(
  steps.flatMap((lastStep) => statuses.map((registrationStatus) => ({ lastStep, registrationStatus }))),
)(
  'The next step and stages are those of the table at $lastStep, $registrationStatus',
  ({ lastStep, registrationStatus }) => {
    const application = { lastStep, registrationStatus, extendedStatus: null }
    const [next, route, stages] = table[lastStep][registrationStatus ?? 'null']
    expect(nextStepKey(application)).toBe(`home.next.${next}`)
    expect(resumeRoute(application)).toBe(route)
    expect(
      applicationStages(application)
        .map(({ state }) => state)
        .join(' '),
    ).toBe(stages)
  },
)

const onHold = all.filter(
  ({ extendedStatus, registrationStatus, lastStep }) =>
    extendedStatus === 'HOLD' &&
    ['PASSED', 'MANUALLY_REVIEWED', 'FLAGGED'].includes(registrationStatus ?? '') &&
    ['confirmed', 'bank', 'verified', 'disclosures', 'funded'].includes(lastStep),
)
it.each(onHold)(
  'An account on hold stops the review stage at $lastStep, $registrationStatus',
  (application) => {
    expect(nextStepKey(application)).toBe('home.next.hold')
    expect(resumeRoute(application)).toBe('/registration/hold-account')
    expect(applicationStages(application)[1]).toMatchObject({ state: 'stopped' })
    expect(resumeKey(application)).toBe('home.resume.hold')
  },
)

it('nextStepKey says to wait exactly when there is no next route', () => {
  for (const application of all) {
    const waits = ['home.next.wait', 'home.next.funded'].includes(nextStepKey(application))
    expect([application, waits]).toEqual([application, resumeRoute(application) === null])
  }
})

it('applicationStages returns at most one current stage', () => {
  for (const application of all) {
    const now = applicationStages(application).filter(({ state }) => state === 'now')
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
])('resumeKey labels the next step of %o', (part, key) => {
  const application = { registrationStatus: null, extendedStatus: null, lastStep: 'none', ...part } as const
  expect(resumeKey(application)).toBe(key)
})

it('canCancel is true until the account is open or view-only', () => {
  expect(canCancel({ lastStep: 'funded', registrationStatus: 'PASSED', extendedStatus: null })).toBe(true)
  expect(canCancel({ lastStep: 'completed', registrationStatus: 'PASSED', extendedStatus: null })).toBe(false)
  expect(canCancel({ lastStep: 'bank', registrationStatus: 'VIEW_ONLY', extendedStatus: null })).toBe(false)
})
