import type { DepositorStanding, Visitor } from './access.ts'
import { extendedStatuses, registrationStatuses, registrationSteps } from './status.ts'

/** Someone with a whole session and a complete, passed registration. */
export const customer: DepositorStanding = {
  isPrimary: true,
  registrationStatus: 'PASSED',
  lastStep: 'completed',
  extendedStatus: 'FUNDED',
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
  flow: { resetEmailRecorded: false, resetFailed: false, changeUnderWay: false },
  ...part,
})

export const applicant = (part: Partial<DepositorStanding> = {}, more: Partial<Visitor> = {}): Visitor =>
  visitor({
    depositor: { isPrimary: true, registrationStatus: null, lastStep: 'none', extendedStatus: null, ...part },
    ...more,
  })

const standings: readonly (DepositorStanding | null)[] = [
  null,
  ...[true, false].flatMap((isPrimary) =>
    [null, ...registrationStatuses].flatMap((registrationStatus) =>
      (['none', ...registrationSteps] as const).flatMap((lastStep) =>
        [null, ...extendedStatuses].map((extendedStatus) => ({
          isPrimary,
          registrationStatus,
          lastStep,
          extendedStatus,
        })),
      ),
    ),
  ),
]

const sessions: readonly Pick<Visitor, 'bearer' | 'sessionValid'>[] = [
  { bearer: 'none', sessionValid: false },
  { bearer: 'mfa-pending', sessionValid: false },
  { bearer: 'full', sessionValid: false },
  { bearer: 'full', sessionValid: true },
]

const money: readonly Pick<Visitor, 'linkedAccounts' | 'transactions' | 'availableBalance'>[] = [
  { linkedAccounts: null, transactions: null, availableBalance: null },
  { linkedAccounts: [], transactions: [], availableBalance: 0 },
  {
    linkedAccounts: [{ status: 'LOCKED' }],
    transactions: [{ status: 'Returned', returnCode: 'R01' }],
    availableBalance: -500,
  },
  {
    linkedAccounts: [{ status: 'ACTIVE' }],
    transactions: [{ status: 'Settled', returnCode: null }],
    availableBalance: 1,
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
        flow: { resetEmailRecorded: flag, resetFailed: flag, changeUnderWay: flag },
      })),
    ),
  ),
)

/** Every kind of visitor there is: each session, standing, step and status with each result and each account. */
export function* everyVisitor(): Generator<Visitor> {
  for (const session of sessions)
    for (const depositor of standings)
      for (const accounts of money)
        for (const result of results) yield visitor({ ...session, depositor, ...accounts, ...result })
}
