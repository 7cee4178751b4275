import type {
  ExtendedStatus,
  LastStep,
  LinkedAccountStatus,
  RegistrationStatus,
  TransactionStatus,
} from './status.ts'

/** What is known of a depositor where access is decided. `registrationStatus` is null before confirming. */
export type DepositorAccess = {
  isPrimary: boolean
  registrationStatus: RegistrationStatus | null
  lastStep: LastStep
  extendedStatus: ExtendedStatus | null
}

/** The joint holder's standing, as the primary depositor sees it. */
export type JointHolderAccess = {
  registrationStatus: RegistrationStatus | null
  lastStep: LastStep
  isPendingSignup: boolean
}

/** Everything access depends on. A null is a fact not fetched yet; see `Guard.facts`. */
export type AccessContext = {
  bearer: 'none' | 'mfa-pending' | 'full'
  /** A session id is held and the token has not run out. Means nothing unless the bearer is full. */
  sessionValid: boolean
  depositor: DepositorAccess | null
  relink: boolean
  fundSuccess: boolean
  linkingSuccess: boolean
  /** The two microdeposits of a bank were just entered rightly. */
  justVerified: boolean
  linkedAccounts: readonly { status: LinkedAccountStatus }[] | null
  /** Newest first. */
  transactions: readonly { status: TransactionStatus; returnCode: string | null }[] | null
  /** The first account's, in cents. */
  availableBalance: number | null
  /** The first account is being closed: its balance is on the way to the bank. */
  isClosing: boolean
  beneficiaryCount: number
  /** Null as well where there is none: only a primary depositor has one. */
  jointHolder: JointHolderAccess | null
  flow: {
    resetEmailRecorded: boolean
    resetFailed: boolean
    changeUnderWay: boolean
    /** A withdrawal or a closing was sent, and no answer is known: it may have left nothing to withdraw. */
    withdrawalUnanswered: boolean
    /** Link state with the uuid and the hash of an invitation. */
    invited: boolean
    /** Link state with the email and the token that the identity check gave. */
    identityVerified: boolean
  }
}
