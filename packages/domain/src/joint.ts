import { isPassed, stepReached } from './status.ts'
import type { RegistrationStatus } from './status.ts'
import type { JointHolderAccess } from './access-context.ts'

/** §9. The five steps of a joint application, in order, by the last part of their addresses. */
export const jointSteps = [
  'contact',
  'personal-information',
  'address-information',
  'occupation',
  'confirm-details',
] as const
export type JointStep = (typeof jointSteps)[number]

type Application = Pick<JointHolderAccess, 'lastStep'>

/** The primary has confirmed the application, and the invitation went out. */
export const isSent = ({ lastStep }: Application): boolean => stepReached(lastStep, 'confirmed')

/** An application is there and not yet sent: it can be gone on with. */
export const isStarted = (holder: Application): boolean => !isSent(holder)

/** Decisions, Joint: the steps are open when there is no joint holder or one whose application is not yet sent. */
export const canAddHolder = (holder: Application | null): boolean => holder === null || isStarted(holder)

/** Everything is filled in, and nothing is sent. */
export const isReadyToInvite = ({ lastStep }: Application): boolean => lastStep === 'employer'

/** The invitation is out and has not been taken up. */
export const isPendingSignup = ({ isPendingSignup: isPending }: JointHolderAccess): boolean => isPending

/**
 * The step to go on with: the first that is not done. Contact is done once the phone is there, as the first of the
 * wire's steps holds what the first two of these ask.
 */
export function nextJointStep({ lastStep }: Application, hasContact: boolean): JointStep {
  if (lastStep === 'none') return hasContact ? 'personal-information' : 'contact'
  if (lastStep === 'basic') return 'address-information'
  return lastStep === 'address' ? 'occupation' : 'confirm-details'
}

/** Where a joint holder stands, as their primary depositor is told. */
export type HolderState = 'none' | 'started' | 'invited' | 'under-review' | 'declined' | 'joined'

const declines: readonly (RegistrationStatus | null)[] = ['FAILED', 'VIEW_ONLY']

/** §6: a holder is joined once passed; IN_REVIEW and whatever documents are asked for is being reviewed. */
export function holderState(holder: JointHolderAccess | null): HolderState {
  if (holder === null) return 'none'
  if (isStarted(holder)) return 'started'
  if (holder.isPendingSignup) return 'invited'
  if (isPassed(holder.registrationStatus)) return 'joined'
  return declines.includes(holder.registrationStatus) ? 'declined' : 'under-review'
}
