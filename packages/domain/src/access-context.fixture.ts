import type { AccessContext, DepositorAccess } from './access-context.ts'
import { extendedStatuses, registrationStatuses, registrationSteps } from './status.ts'
import type { ExtendedStatus, LastStep, RegistrationStatus } from './status.ts'

/** A depositor with a complete, passed registration. */
export const customer: DepositorAccess = {
  isPrimary: true,
  registrationStatus: 'PASSED',
  lastStep: 'completed',
  extendedStatus: 'FUNDED',
}

/** No pending flow, and none that has ended. */
export const noFlow: AccessContext['flow'] = {
  resetEmailRecorded: false,
  resetFailed: false,
  changeUnderWay: false,
  withdrawalUnanswered: false,
  invited: false,
  identityVerified: false,
}

export const accessContext = (part: Partial<AccessContext> = {}): AccessContext => ({
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
  isClosing: false,
  beneficiaryCount: 0,
  jointHolder: null,
  flow: noFlow,
  ...part,
})

export const applicant = (
  part: Partial<DepositorAccess> = {},
  more: Partial<AccessContext> = {},
): AccessContext =>
  accessContext({
    depositor: { isPrimary: true, registrationStatus: null, lastStep: 'none', extendedStatus: null, ...part },
    ...more,
  })

const buildDepositors = (
  isPrimary: boolean,
  extended: readonly (ExtendedStatus | null)[],
): DepositorAccess[] =>
  [null, ...registrationStatuses].flatMap((registrationStatus) =>
    (['none', ...registrationSteps] as const).flatMap((lastStep) =>
      extended.map((extendedStatus) => ({ isPrimary, registrationStatus, lastStep, extendedStatus })),
    ),
  )

const depositors: readonly (DepositorAccess | null)[] = [
  null,
  ...buildDepositors(true, [null, ...extendedStatuses]),
  ...buildDepositors(false, [null, 'FUNDED', 'HOLD']),
]
/** For contexts that are not fully logged in, whose depositor must not matter. */
const fewDepositors: readonly (DepositorAccess | null)[] = [null, ...buildDepositors(true, ['FUNDED'])]

const sessions: readonly Pick<AccessContext, 'bearer' | 'sessionValid'>[] = [
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
  AccessContext,
  'linkedAccounts' | 'transactions' | 'availableBalance' | 'beneficiaryCount' | 'jointHolder'
>

/** Money, beneficiaries and a joint holder: no rule depends on two of them, so one list varies all three. */
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

const results: readonly Partial<AccessContext>[] = [false, true].flatMap((fundSuccess) =>
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

/** Each session, depositor, step and status, combined with each result and each kind of belongings. */
export function* everyAccessContext(): Generator<AccessContext> {
  for (const session of sessions)
    for (const depositor of session.sessionValid ? depositors : fewDepositors)
      for (const owned of belongings)
        for (const result of results) yield accessContext({ ...session, depositor, ...owned, ...result })
}
