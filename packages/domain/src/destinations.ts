import { isBeingChecked } from './access.ts'
import type { AccessContext, DepositorAccess } from './access-context.ts'
import { isAccepted, isPassed } from './status.ts'
import type { RegistrationStatus } from './status.ts'

// The return types are unions of literal paths: the router's type check rejects a path that is not a route.

/** The destination while the identity review is not passed. */
export function kycPath(status: RegistrationStatus | null) {
  if (status === null) return '/not-found'
  return status === 'FAILED' || status === 'VIEW_ONLY'
    ? '/registration/hold-account'
    : '/registration/additional-info'
}

/** The destination after log-in: choose-mfa while the MFA is pending; logout without a valid session. */
export function postLoginDestination({ bearer, sessionValid, depositor }: AccessContext) {
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
 * The destination of the logo. Before the registration is complete it is registration home, because the dashboard would
 * refuse; while the depositor is not fetched yet, `/login/entry` decides.
 */
export function logoDestination({ bearer, sessionValid, depositor }: AccessContext) {
  if (bearer !== 'full' || !sessionValid) return '/login'
  if (!depositor) return '/login/entry'
  if (depositor.lastStep !== 'completed') return '/login/registration-home'
  return isPassed(depositor.registrationStatus) ? '/dashboard' : '/login/entry'
}

/** The destination after the identity review; null while it has no result. */
export function reviewDestination({
  registrationStatus: status,
  extendedStatus,
}: Pick<DepositorAccess, 'registrationStatus' | 'extendedStatus'>) {
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

/** The step that continues an application; null if the applicant can only wait. */
export function resumeDestination(depositor: DepositorAccess) {
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
      // Linking and funding wait for the review.
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
