import type {
  ExtendedStatus,
  LastStep,
  LinkedAccountStatus,
  RegistrationStatus,
  TransactionStatus,
} from './status.ts'

/** The facts about a depositor that decide access. `registrationStatus` is null before confirming. */
export type DepositorAccess = {
  isPrimary: boolean
  registrationStatus: RegistrationStatus | null
  lastStep: LastStep
  extendedStatus: ExtendedStatus | null
}

/** The status of the joint holder, as the primary depositor sees it. */
export type JointHolderAccess = {
  registrationStatus: RegistrationStatus | null
  lastStep: LastStep
  isPendingSignup: boolean
}

/** Everything that access depends on. Null is a fact that was not fetched yet; see `Guard.requirements`. */
export type AccessContext = {
  bearer: 'none' | 'mfa-pending' | 'full'
  /** There is a session id and the token has not expired. Only meaningful if the bearer is full. */
  sessionValid: boolean
  depositor: DepositorAccess | null
  relink: boolean
  fundSuccess: boolean
  linkingSuccess: boolean
  /** The two microdeposits of a bank were just confirmed. */
  justVerified: boolean
  linkedAccounts: readonly { status: LinkedAccountStatus }[] | null
  /** Newest first. */
  transactions: readonly { status: TransactionStatus; returnCode: string | null }[] | null
  /** Of the first account, in cents. */
  availableBalance: number | null
  /** The first account is being closed: its balance is on the way to the linked bank. */
  isClosing: boolean
  beneficiaryCount: number
  /** Also null if there is no joint holder; only a primary depositor has one. */
  jointHolder: JointHolderAccess | null
  flow: {
    resetEmailRecorded: boolean
    resetFailed: boolean
    changeUnderWay: boolean
    /** A withdrawal or a closing was sent and its response is unknown: it may have left nothing to withdraw. */
    withdrawalUnanswered: boolean
    /** Link state with the uuid and the hash of an invitation. */
    invited: boolean
    /** Link state with the email and the token from the identity check. */
    identityVerified: boolean
  }
}
