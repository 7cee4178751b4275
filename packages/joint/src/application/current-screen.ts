import type { JointHolder } from '@coffer/api-client/joint'
import { isStarted, type JointStep, jointSteps, nextJointStep } from '@coffer/domain/joint'

/** The first incomplete step; without an application, the first step. */
export const nextStep = (holder: JointHolder | null): JointStep =>
  holder === null ? 'contact' : nextJointStep(holder, holder.fields.phone !== null)

/** The screen of the first incomplete step. */
export const nextScreen = (holder: JointHolder | null) => `/joint-account/${nextStep(holder)}` as const

/** Whether all earlier steps are complete and nothing has been sent. */
export const isStepOpen = (step: JointStep, holder: JointHolder | null): boolean =>
  (holder === null || isStarted(holder)) && jointSteps.indexOf(step) <= jointSteps.indexOf(nextStep(holder))

/** The screen to redirect to from a step that is not open. */
export function currentScreen(holder: JointHolder | null) {
  if (holder === null) return '/joint-account'
  return isStarted(holder) ? nextScreen(holder) : '/joint-account/account-holder'
}
