/** Result of the malware check of an attachment; only a clean one can be opened. */
export const attachmentStatuses = ['checking', 'clean', 'refused'] as const
export type AttachmentStatus = (typeof attachmentStatuses)[number]

/** Status of the identity review; null on the wire before the application is confirmed. */
export const registrationStatuses = [
  'PASSED',
  'FAILED',
  'FLAGGED',
  'ERRORED',
  'IN_REVIEW',
  'VIEW_ONLY',
  'UNSUBMITTED',
  'MANUALLY_REVIEWED',
] as const
export type RegistrationStatus = (typeof registrationStatuses)[number]

/** The steps of the application, in order. */
export const registrationSteps = [
  'basic',
  'address',
  'employer',
  'confirmed',
  'bank',
  'verified',
  'disclosures',
  'funded',
  'completed',
] as const
export type RegistrationStep = (typeof registrationSteps)[number]

/** The last completed step; `none` before the first. */
export type LastStep = RegistrationStep | 'none'

export const extendedStatuses = ['UNLINKED', 'LINKED', 'FUNDED', 'HOLD', 'REVIEW'] as const
export type ExtendedStatus = (typeof extendedStatuses)[number]

export const mfaTypes = ['sms', 'email'] as const
export type MfaType = (typeof mfaTypes)[number]

export const linkedAccountStatuses = [
  'VERIFICATION_PENDING',
  'FAILED',
  'VERIFICATION_RETURNED',
  'ACTIVE',
  'ARCHIVED',
  'LOCKED',
  'DEPOSITS_LOCKED',
  'PENDING',
  'VERIFIED',
  'TIMEOUT',
  'ERRORED',
  'VIEW_ONLY',
] as const
export type LinkedAccountStatus = (typeof linkedAccountStatuses)[number]

export const linkingModes = [
  'FASTLINK_ONLY',
  'MANUAL_ONLY',
  'FASTLINK_SAME_FI_ONLY',
  'MANUAL_SAME_FI_ONLY',
  'UNRESTRICTED',
  'BOTH_SAME_FI_ONLY',
] as const
export type LinkingMode = (typeof linkingModes)[number]

export const linkSources = ['FASTLINK', 'MANUAL'] as const
export type LinkSource = (typeof linkSources)[number]

export const recordStatuses = ['PENDING', 'COMPLETED', 'FAILED', 'ARCHIVED'] as const
export type RecordStatus = (typeof recordStatuses)[number]

export const transactionStatuses = [
  'Initiated',
  'Pending',
  'Submitted',
  'Returned',
  'Settled',
  'Voided',
  'Cancelled',
] as const
export type TransactionStatus = (typeof transactionStatuses)[number]

export const transactionDirections = [
  'PrimaryToService',
  'ServiceToPrimary',
  'PrimaryToLinked',
  'LinkedToPrimary',
] as const
export type TransactionDirection = (typeof transactionDirections)[number]

/** A banner's type on the wire is its index in this list. */
export const bannerTypes = ['success', 'info', 'warning', 'error'] as const
export type BannerType = (typeof bannerTypes)[number]

/** A banner's location on the wire is its index in this list. */
export const bannerLocations = ['all', 'login', 'dashboard', 'registration', 'registration-home'] as const
export type BannerLocation = (typeof bannerLocations)[number]

/** Passed-like statuses, also called approved. */
export const isPassed = (status: RegistrationStatus | null): boolean =>
  status === 'PASSED' || status === 'MANUALLY_REVIEWED'

/** Passed-like or in review. */
export const isAccepted = (status: RegistrationStatus | null): boolean =>
  isPassed(status) || status === 'IN_REVIEW'

/** The statuses that may use the dashboard. */
export const isActiveType = isAccepted

/** The statuses that may not fund. */
export const isFailedType = (status: RegistrationStatus | null): boolean =>
  status === 'FAILED' || status === 'ERRORED' || status === 'UNSUBMITTED'

/** The identity review needs documents, or is running. */
export const isUnderReview = (status: RegistrationStatus | null): boolean =>
  status === 'IN_REVIEW' || status === 'FLAGGED' || status === 'ERRORED' || status === 'UNSUBMITTED'

/** Parses a step, ignoring case. Null for an unknown step. */
export const parseStep = (text: string): RegistrationStep | null =>
  registrationSteps.find((step) => step === text.toLowerCase()) ?? null

/** Number of completed steps; 0 for `none`. */
export const stepsDone = (last: LastStep): number =>
  last === 'none' ? 0 : registrationSteps.indexOf(last) + 1

/** Whether `step` is completed when `last` is the last completed one. */
export const stepReached = (last: LastStep, step: RegistrationStep): boolean =>
  stepsDone(last) >= stepsDone(step)

/** Only ACTIVE is usable. */
export const isUsable = (status: LinkedAccountStatus): boolean => status === 'ACTIVE'

/** ACTIVE or DEPOSITS_LOCKED allows deposits. */
export const allowsDeposits = (status: LinkedAccountStatus): boolean =>
  status === 'ACTIVE' || status === 'DEPOSITS_LOCKED'

/** A record can be retried or acted on while it is open. */
export const isOpenRecord = (status: RecordStatus): boolean => status === 'PENDING' || status === 'FAILED'

/** A transaction can be voided only before it was submitted. */
export const isVoidable = (status: TransactionStatus): boolean =>
  status === 'Initiated' || status === 'Pending'

const sourcesByMode: Readonly<Record<LinkingMode, readonly LinkSource[]>> = {
  FASTLINK_ONLY: ['FASTLINK'],
  MANUAL_ONLY: ['MANUAL'],
  FASTLINK_SAME_FI_ONLY: ['FASTLINK'],
  MANUAL_SAME_FI_ONLY: ['MANUAL'],
  UNRESTRICTED: ['FASTLINK', 'MANUAL'],
  BOTH_SAME_FI_ONLY: ['FASTLINK', 'MANUAL'],
}

/** The link sources that a mode offers. */
export const linkSourcesFor = (mode: LinkingMode): readonly LinkSource[] => sourcesByMode[mode]

/** Whether a mode accepts accounts of a single bank only. */
export const isSameInstitutionOnly = (mode: LinkingMode): boolean => mode.includes('SAME_FI')
