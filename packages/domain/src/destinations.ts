import { isBeingChecked } from './access.ts'
import type { DepositorStanding, Visitor } from './access.ts'
import type { GuardedPath } from './route-guards.ts'
import { isAccepted, isPassed } from './status.ts'
import type { RegistrationStatus } from './status.ts'

/** §4, KYC path: where someone whose identity review is not passed is sent. */
export function kycPath(status: RegistrationStatus | null): GuardedPath {
  if (status === null) return '/not-found'
  return status === 'FAILED' || status === 'VIEW_ONLY'
    ? '/registration/hold-account'
    : '/registration/additional-info'
}

/** §4, Post-login redirect. While the MFA is pending it is choose-mfa; without a session that holds, logout. */
export function postLoginDestination({ bearer, sessionValid, depositor }: Visitor): GuardedPath {
  if (bearer === 'mfa-pending') return '/login/choose-mfa'
  if (bearer === 'none' || !sessionValid) return '/logout'
  if (!depositor) return '/not-found'
  if (depositor.lastStep === 'none') return '/registration/landing'
  if (depositor.lastStep !== 'completed') return '/login/registration-home'
  if (depositor.registrationStatus === 'VIEW_ONLY') return '/dashboard/documents'
  if (depositor.extendedStatus === 'HOLD') return '/registration/hold-account'
  if (!depositor.isPrimary && !isPassed(depositor.registrationStatus)) {
    return kycPath(depositor.registrationStatus)
  }
  return isAccepted(depositor.registrationStatus) ? '/dashboard' : '/not-found'
}

/**
 * §2.4, Logo click. Someone passed but not complete goes to registration home, as the dashboard would refuse them;
 * with the depositor not fetched yet, entry finds out.
 */
export function logoDestination({ bearer, sessionValid, depositor }: Visitor): GuardedPath {
  if (bearer !== 'full' || !sessionValid) return '/login'
  if (!depositor) return '/login/entry'
  if (depositor.lastStep !== 'completed') return '/login/registration-home'
  return isPassed(depositor.registrationStatus) ? '/dashboard' : '/login/entry'
}

/** Decisions, Registration steps: where the answer of the identity review leads; null while there is none. */
export function reviewDestination({
  registrationStatus: status,
  extendedStatus,
}: Pick<DepositorStanding, 'registrationStatus' | 'extendedStatus'>): GuardedPath | null {
  if (extendedStatus === 'HOLD') return '/registration/hold-account'
  switch (status) {
    case null:
      return null
    case 'PASSED':
    case 'MANUALLY_REVIEWED':
      return '/registration/passed'
    case 'IN_REVIEW':
      return '/registration/reviewing-account'
    case 'FLAGGED':
    case 'ERRORED':
    case 'UNSUBMITTED':
      return '/registration/additional-info'
    case 'FAILED':
    case 'VIEW_ONLY':
      return '/registration/hold-account'
    default:
      return status satisfies never
  }
}

/** Registration home's one click to go on; null when there is nothing to do but wait. */
export function resumeDestination(depositor: DepositorStanding): GuardedPath | null {
  const { lastStep, registrationStatus } = depositor
  switch (lastStep) {
    case 'none':
      return '/registration/basic-information'
    case 'basic':
      return '/registration/address'
    case 'address':
      return '/registration/employer'
    case 'employer':
      return '/registration/confirm-details'
    case 'completed':
      return '/login/entry'
    case 'confirmed':
      return isBeingChecked(depositor) ? '/registration/reviewing-account' : reviewDestination(depositor)
    case 'bank':
    case 'verified':
    case 'disclosures':
    case 'funded': {
      // Linking and funding wait until the review lets them go on.
      if (depositor.extendedStatus === 'HOLD' || !isAccepted(registrationStatus)) {
        return reviewDestination(depositor)
      }
      if (lastStep === 'bank') return '/manual-funding/microdeposits'
      if (lastStep === 'verified') return '/fund-account'
      return lastStep === 'disclosures' ? '/fund-account/ready-to-fund' : null
    }
    default:
      return lastStep satisfies never
  }
}
