import type { ExtendedStatus, LastStep, RegistrationStatus } from '@coffer/domain/status'

/** A demo depositor, who logs in as `<name>@example.com`. */
export interface Person {
  readonly name: string
  readonly firstName: string
  readonly lastName: string
  readonly step: LastStep
  readonly status: RegistrationStatus | null
  readonly extended: ExtendedStatus
  readonly relink?: true
  readonly locked?: true
  /** The name of the person whose account they share. */
  readonly joins?: string
}

const applying = { status: null, extended: 'UNLINKED' } as const
const reviewed = { step: 'confirmed', extended: 'UNLINKED' } as const
const linking = { status: 'PASSED', extended: 'LINKED' } as const
const complete = { step: 'completed', status: 'PASSED', extended: 'FUNDED' } as const

/** One demo depositor per state of the application, so that each screen needs only a log-in. */
export const people: readonly Person[] = [
  { name: 'new', firstName: 'Nora', lastName: 'Ewing', step: 'none', ...applying },
  { name: 'basic', firstName: 'Ben', lastName: 'Sica', step: 'basic', ...applying },
  { name: 'address', firstName: 'Ada', lastName: 'Dress', step: 'address', ...applying },
  { name: 'employer', firstName: 'Emil', lastName: 'Ployer', step: 'employer', ...applying },
  { name: 'in-review', firstName: 'Irene', lastName: 'Vue', ...reviewed, status: 'IN_REVIEW' },
  { name: 'flagged', firstName: 'Flora', lastName: 'Agee', ...reviewed, status: 'FLAGGED' },
  { name: 'errored', firstName: 'Erik', lastName: 'Rored', ...reviewed, status: 'ERRORED' },
  { name: 'unsubmitted', firstName: 'Una', lastName: 'Mitt', ...reviewed, status: 'UNSUBMITTED' },
  { name: 'failed', firstName: 'Faye', lastName: 'Led', ...reviewed, status: 'FAILED' },
  { name: 'hold', firstName: 'Holden', lastName: 'Reyes', ...complete, extended: 'HOLD' },
  { name: 'view-only', firstName: 'Violet', lastName: 'Onley', ...complete, status: 'VIEW_ONLY' },
  { name: 'passed', firstName: 'Pat', lastName: 'Sedgwick', ...reviewed, status: 'PASSED' },
  { name: 'bank', firstName: 'Bianca', lastName: 'Ankers', step: 'bank', ...linking, extended: 'UNLINKED' },
  { name: 'verified', firstName: 'Vera', lastName: 'Fied', step: 'verified', ...linking },
  { name: 'disclosures', firstName: 'Dion', lastName: 'Closures', step: 'disclosures', ...linking },
  { name: 'active', firstName: 'Amelia', lastName: 'Active', ...complete },
  { name: 'manual', firstName: 'Manuel', lastName: 'Ally', ...complete, status: 'MANUALLY_REVIEWED' },
  { name: 'big', firstName: 'Bigna', lastName: 'Ledger', ...complete },
  { name: 'empty', firstName: 'Emmett', lastName: 'Tee', ...complete },
  { name: 'returned', firstName: 'Reta', lastName: 'Urned', ...complete, relink: true },
  { name: 'relink', firstName: 'Relena', lastName: 'Link', ...complete, relink: true },
  { name: 'deposits-locked', firstName: 'Dee', lastName: 'Locke', ...complete },
  { name: 'primary', firstName: 'Priya', lastName: 'Mary', ...complete },
  { name: 'secondary', firstName: 'Seth', lastName: 'Condary', ...complete, joins: 'primary' },
  { name: 'inviting', firstName: 'Inga', lastName: 'Viting', ...complete },
  { name: 'beneficiaries', firstName: 'Benita', lastName: 'Ficiary', ...complete },
  { name: 'locked', firstName: 'Locky', lastName: 'Dout', ...complete, locked: true },
  { name: 'goals', firstName: 'Gala', lastName: 'Osgood', ...complete },
  { name: 'saver', firstName: 'Sava', lastName: 'Verde', ...complete },
]

export const demoPassword = 'Coffer-demo-2026'
