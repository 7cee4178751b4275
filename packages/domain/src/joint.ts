import { isPassed, stepReached } from './status.ts'
import type { RegistrationStatus } from './status.ts'
import type { JointHolderAccess } from './access-context.ts'

/** The five steps of a joint application, in order, by the last segment of their paths. */
export const jointSteps = [
  'contact',
  'personal-information',
  'address-information',
  'occupation',
  'confirm-details',
] as const
export type JointStep = (typeof jointSteps)[number]

type Application = Pick<JointHolderAccess, 'lastStep'>

/** The primary depositor has confirmed the application, and the invitation is sent. */
export const isSent = ({ lastStep }: Application): boolean => stepReached(lastStep, 'confirmed')

/** A pending application that is not confirmed yet: it can be continued. */
export const isStarted = (holder: Application): boolean => !isSent(holder)

/** The steps are open without a joint holder, and while the application is not confirmed. */
export const canAddHolder = (holder: Application | null): boolean => holder === null || isStarted(holder)

/** All steps are saved, but the application is not confirmed. */
export const isReadyToInvite = ({ lastStep }: Application): boolean => lastStep === 'employer'

/** Invited, but not signed up yet. */
export const isPendingSignup = ({ isPendingSignup: isPending }: JointHolderAccess): boolean => isPending

/**
 * The first step that is not done. Contact is done when there is a phone: the wire's first step covers the first two of
 * these.
 */
export function nextJointStep({ lastStep }: Application, hasContact: boolean): JointStep {
  if (lastStep === 'none') return hasContact ? 'personal-information' : 'contact'
  if (lastStep === 'basic') return 'address-information'
  return lastStep === 'address' ? 'occupation' : 'confirm-details'
}

/** Status of a joint holder, as shown to the primary depositor. */
export type HolderState = 'none' | 'started' | 'invited' | 'under-review' | 'declined' | 'joined'

const declines: readonly (RegistrationStatus | null)[] = ['FAILED', 'VIEW_ONLY']

/** A holder is joined after passing; under review with IN_REVIEW or while documents are requested. */
export function holderState(holder: JointHolderAccess | null): HolderState {
  if (holder === null) return 'none'
  if (isStarted(holder)) return 'started'
  if (holder.isPendingSignup) return 'invited'
  if (isPassed(holder.registrationStatus)) return 'joined'
  return declines.includes(holder.registrationStatus) ? 'declined' : 'under-review'
}
