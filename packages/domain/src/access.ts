import {
  isActiveType,
  isAccepted,
  isFailedType,
  isPassed,
  isUnderReview,
  stepReached,
  stepsDone,
} from './status.ts'
import type {
  ExtendedStatus,
  LastStep,
  LinkedAccountStatus,
  RegistrationStatus,
  RegistrationStep,
  TransactionStatus,
} from './status.ts'

/** What is known of a depositor where access is decided. `registrationStatus` is null before confirming. */
export type DepositorStanding = {
  isPrimary: boolean
  registrationStatus: RegistrationStatus | null
  lastStep: LastStep
  extendedStatus: ExtendedStatus | null
}

/** The joint holder's standing, as the primary depositor sees it. */
export type JointHolderStanding = {
  registrationStatus: RegistrationStatus | null
  lastStep: LastStep
  isPendingSignup: boolean
}

/** Everything access depends on. A null is a fact not fetched yet; see `Guard.facts`. */
export type Visitor = {
  bearer: 'none' | 'mfa-pending' | 'full'
  /** A session id is held and the token has not run out. Means nothing unless the bearer is full. */
  sessionValid: boolean
  depositor: DepositorStanding | null
  relink: boolean
  fundSuccess: boolean
  linkingSuccess: boolean
  linkedAccounts: readonly { status: LinkedAccountStatus }[] | null
  /** Newest first. */
  transactions: readonly { status: TransactionStatus; returnCode: string | null }[] | null
  /** The first account's, in cents. */
  availableBalance: number | null
  beneficiaryCount: number
  jointHolder: JointHolderStanding | null
  flow: { resetEmailRecorded: boolean; resetFailed: boolean }
}

export type Refuge =
  | '/logout'
  | '/not-found'
  | '/login/choose-mfa'
  | '/dashboard/documents'
  | '/registration/hold-account'
export type Entry = { enter: true } | { enter: false; to: Refuge }

/** What must have been fetched before a guard can decide for someone with a full bearer. */
export type Fact = 'depositor' | 'linkedAccounts' | 'transactions'
export type Guard = ((visitor: Visitor) => Entry) & { readonly facts: readonly Fact[] }

const entered: Entry = { enter: true }
const sentTo = (to: Refuge): Entry => ({ enter: false, to })

const isComplete = (depositor: DepositorStanding) => depositor.lastStep === 'completed'

/** Where VIEW_ONLY is sent. Documents needs a complete registration, so others go to the hold page. */
const viewOnlyRefuge = (depositor: DepositorStanding): Refuge =>
  isComplete(depositor) ? '/dashboard/documents' : '/registration/hold-account'

type Allowance = {
  /** Also open while the MFA is pending. */
  mfa?: boolean
  /** VIEW_ONLY may enter (§4): always, or only until the registration is complete. */
  viewOnly?: boolean | 'until-complete'
  facts?: readonly Fact[]
}

const always = () => true

function decideBearer(visitor: Visitor, may: (visitor: Visitor) => boolean, allowance: Allowance): Entry {
  if (visitor.bearer === 'none') return sentTo('/logout')
  if (visitor.bearer === 'mfa-pending') return allowance.mfa ? entered : sentTo('/login/choose-mfa')
  const { depositor } = visitor
  if (depositor?.registrationStatus === 'VIEW_ONLY' && !allowance.mfa) {
    const allowed =
      allowance.viewOnly === 'until-complete' ? !isComplete(depositor) : (allowance.viewOnly ?? false)
    if (!allowed) return sentTo(viewOnlyRefuge(depositor))
  }
  return may(visitor) ? entered : sentTo('/not-found')
}

/** A bearer token is held, also before MFA is finished where the allowance says so. */
const needsBearer = (may: (visitor: Visitor) => boolean, allowance: Allowance = {}): Guard =>
  Object.assign((visitor: Visitor) => decideBearer(visitor, may, allowance), {
    facts: allowance.mfa ? [] : (allowance.facts ?? ['depositor']),
  } as const)

/** A finished MFA, a session id, and not expired. An expired token counts as a missing one. */
const needsSession = (may: (visitor: Visitor) => boolean, allowance: Allowance = {}): Guard =>
  Object.assign(
    (visitor: Visitor) =>
      visitor.bearer === 'full' && !visitor.sessionValid
        ? sentTo('/logout')
        : decideBearer(visitor, may, allowance),
    { facts: allowance.facts ?? ['depositor'] } as const,
  )

const needsNoBearer = (decide: (visitor: Visitor) => Entry): Guard => Object.assign(decide, { facts: [] })

/** The rule asks something of the depositor; nobody known fails it. */
const standing =
  (may: (depositor: DepositorStanding) => boolean) =>
  ({ depositor }: Visitor): boolean =>
    depositor !== null && may(depositor)

/** routes.md, next(step): not confirmed yet, and the step is the next one to do or one already done. */
export const isStepOpen = (last: LastStep, step: RegistrationStep): boolean =>
  !stepReached(last, 'confirmed') && stepsDone(step) <= stepsDone(last) + 1

type FormStep = 'basic' | 'address' | 'employer'
const stepGuard = (step: FormStep) => needsBearer(standing(({ lastStep }) => isStepOpen(lastStep, step)))
const stepGuards: Readonly<Record<FormStep, Guard>> = {
  basic: stepGuard('basic'),
  address: stepGuard('address'),
  employer: stepGuard('employer'),
}

function fundingWasReturned({ transactions, linkedAccounts }: Visitor): boolean {
  if (!transactions || transactions.some(({ status }) => status === 'Settled')) return false
  const returned = transactions.find(({ status }) => status === 'Returned')
  return Boolean(returned?.returnCode) && linkedAccounts?.[0]?.status === 'LOCKED'
}

/** One guard a rule of routes.md, named in its words. */
export const guards = {
  open: needsNoBearer(() => entered),
  loggedOut: needsNoBearer(({ bearer }) => (bearer === 'none' ? entered : sentTo('/logout'))),
  resetEmailRecorded: needsNoBearer(({ flow }) => (flow.resetEmailRecorded ? entered : sentTo('/not-found'))),
  resetFailed: needsNoBearer(({ flow }) => (flow.resetFailed ? entered : sentTo('/not-found'))),

  /** choose-mfa, otp-verification, setup-mobile-mfa and entry: also while the MFA is pending. */
  mfa: needsBearer(always, { mfa: true }),
  bearer: needsBearer(always),
  registrationHome: needsBearer(always, { viewOnly: 'until-complete' }),
  registrationMessages: needsBearer(always, { viewOnly: true }),
  nextStep: (step: FormStep): Guard => stepGuards[step],
  confirmDetails: needsBearer(standing(({ lastStep }) => lastStep === 'employer')),
  underReview: needsBearer(standing(({ registrationStatus }) => isUnderReview(registrationStatus))),
  onHold: needsBearer(
    standing(
      ({ registrationStatus, extendedStatus }) =>
        registrationStatus === 'FAILED' || registrationStatus === 'VIEW_ONLY' || extendedStatus === 'HOLD',
    ),
    { viewOnly: true },
  ),
  passedNotComplete: needsBearer(
    standing((depositor) => isPassed(depositor.registrationStatus) && !isComplete(depositor)),
  ),
  notComplete: needsBearer(standing((depositor) => !isComplete(depositor))),
  linkSelection: needsBearer(
    standing((depositor) => isAccepted(depositor.registrationStatus) && !isComplete(depositor)),
  ),
  noLinkedAccounts: needsBearer(({ linkedAccounts }) => linkedAccounts?.length === 0, {
    facts: ['depositor', 'linkedAccounts'],
  }),
  manualFunding: needsBearer(
    standing(
      (depositor) =>
        !isComplete(depositor) &&
        depositor.registrationStatus !== null &&
        !isFailedType(depositor.registrationStatus),
    ),
  ),
  fundAccount: needsBearer(
    ({ depositor, linkingSuccess }) =>
      depositor?.lastStep === 'verified' || depositor?.lastStep === 'disclosures' || linkingSuccess,
  ),
  disclosure: needsBearer(
    standing(
      (depositor) =>
        !isComplete(depositor) &&
        (isAccepted(depositor.registrationStatus) || depositor.registrationStatus === 'FLAGGED'),
    ),
  ),
  readyToFund: needsBearer(
    standing(
      ({ lastStep, registrationStatus }) => lastStep === 'disclosures' && !isFailedType(registrationStatus),
    ),
  ),
  fundSuccess: needsBearer(({ fundSuccess }) => fundSuccess),

  session: needsSession(always),
  messages: needsSession(always, { viewOnly: true }),
  fundingReturned: needsSession(fundingWasReturned, {
    facts: ['depositor', 'linkedAccounts', 'transactions'],
  }),
  dashboard: needsSession(
    standing((depositor) => isComplete(depositor) && isActiveType(depositor.registrationStatus)),
  ),
  /** Transactions, documents, statements, tax documents and disclosures: VIEW_ONLY may read too. */
  records: needsSession(
    standing(
      (depositor) =>
        isComplete(depositor) &&
        (isActiveType(depositor.registrationStatus) || depositor.registrationStatus === 'VIEW_ONLY'),
    ),
    { viewOnly: true },
  ),
} as const
