import type { DepositorStanding, Visitor } from './access.ts'
import { extendedStatuses, registrationStatuses, registrationSteps } from './status.ts'
import type { ExtendedStatus, LastStep, RegistrationStatus } from './status.ts'

/** Someone with a whole session and a complete, passed registration. */
export const customer: DepositorStanding = {
  isPrimary: true,
  registrationStatus: 'PASSED',
  lastStep: 'completed',
  extendedStatus: 'FUNDED',
}

/** Nothing under way, and nothing that has ended. */
export const noFlow: Visitor['flow'] = {
  resetEmailRecorded: false,
  resetFailed: false,
  changeUnderWay: false,
  withdrawalUnanswered: false,
  invited: false,
  identityVerified: false,
}

export const visitor = (part: Partial<Visitor> = {}): Visitor => ({
  bearer: 'full',
  sessionValid: true,
  depositor: customer,
  relink: false,
  fundSuccess: false,
  linkingSuccess: false,
  justVerified: false,
  linkedAccounts: [{ status: 'ACTIVE' }],
  transactions: [{ status: 'Settled', returnCode: null }],
  availableBalance: 100_000,
  beneficiaryCount: 0,
  jointHolder: null,
  flow: noFlow,
  ...part,
})

export const applicant = (part: Partial<DepositorStanding> = {}, more: Partial<Visitor> = {}): Visitor =>
  visitor({
    depositor: { isPrimary: true, registrationStatus: null, lastStep: 'none', extendedStatus: null, ...part },
    ...more,
  })

const standingsOf = (isPrimary: boolean, extended: readonly (ExtendedStatus | null)[]): DepositorStanding[] =>
  [null, ...registrationStatuses].flatMap((registrationStatus) =>
    (['none', ...registrationSteps] as const).flatMap((lastStep) =>
      extended.map((extendedStatus) => ({ isPrimary, registrationStatus, lastStep, extendedStatus })),
    ),
  )

const standings: readonly (DepositorStanding | null)[] = [
  null,
  ...standingsOf(true, [null, ...extendedStatuses]),
  ...standingsOf(false, [null, 'FUNDED', 'HOLD']),
]
/** For those whose standing must not matter, as they are not fully logged in. */
const fewStandings: readonly (DepositorStanding | null)[] = [null, ...standingsOf(true, ['FUNDED'])]

const sessions: readonly Pick<Visitor, 'bearer' | 'sessionValid'>[] = [
  { bearer: 'none', sessionValid: false },
  { bearer: 'mfa-pending', sessionValid: false },
  { bearer: 'full', sessionValid: false },
  { bearer: 'full', sessionValid: true },
]

const holder = (
  lastStep: LastStep,
  isPendingSignup: boolean,
  registrationStatus: RegistrationStatus | null = null,
) => ({ lastStep, isPendingSignup, registrationStatus })

type Belongings = Pick<
  Visitor,
  'linkedAccounts' | 'transactions' | 'availableBalance' | 'beneficiaryCount' | 'jointHolder'
>

/** Money, beneficiaries and a joint holder: no rule asks of two of them, so one list varies all three. */
const belongings: readonly Belongings[] = [
  {
    linkedAccounts: null,
    transactions: null,
    availableBalance: null,
    beneficiaryCount: 0,
    jointHolder: null,
  },
  {
    linkedAccounts: [],
    transactions: [],
    availableBalance: 0,
    beneficiaryCount: 1,
    jointHolder: holder('none', false),
  },
  {
    linkedAccounts: [{ status: 'LOCKED' }],
    transactions: [{ status: 'Returned', returnCode: 'R01' }],
    availableBalance: -500,
    beneficiaryCount: 2,
    jointHolder: holder('employer', false),
  },
  {
    linkedAccounts: [{ status: 'ACTIVE' }],
    transactions: [{ status: 'Settled', returnCode: null }],
    availableBalance: 1,
    beneficiaryCount: 10,
    jointHolder: holder('confirmed', true),
  },
  {
    linkedAccounts: [{ status: 'ACTIVE' }],
    transactions: [],
    availableBalance: 0,
    beneficiaryCount: 0,
    jointHolder: holder('completed', false, 'IN_REVIEW'),
  },
]

const results: readonly Partial<Visitor>[] = [false, true].flatMap((fundSuccess) =>
  [false, true].flatMap((linkingSuccess) =>
    [false, true].flatMap((relink) =>
      [false, true].map((flag) => ({
        fundSuccess,
        linkingSuccess,
        relink,
        justVerified: flag,
        flow: {
          resetEmailRecorded: flag,
          resetFailed: flag,
          changeUnderWay: flag,
          withdrawalUnanswered: flag,
          invited: flag,
          identityVerified: relink,
        },
      })),
    ),
  ),
)

/** Every kind of visitor there is: each session, standing, step and status with each result and each kind of belongings. */
export function* everyVisitor(): Generator<Visitor> {
  for (const session of sessions)
    for (const depositor of session.sessionValid ? standings : fewStandings)
      for (const owned of belongings)
        for (const result of results) yield visitor({ ...session, depositor, ...owned, ...result })
}
