import type { JointHolder } from '@coffer/api-client/joint'
import { isStarted, type JointStep, jointSteps, nextJointStep } from '@coffer/domain/joint'

/** The first step not done; the first of all where there is no application. */
export const nextStep = (holder: JointHolder | null): JointStep =>
  holder === null ? 'contact' : nextJointStep(holder, holder.fields.phone !== null)

/** The screen of the first step not done. */
export const nextScreen = (holder: JointHolder | null) => `/joint-account/${nextStep(holder)}` as const

/** Whether everything before this step is done and nothing is sent. */
export const isStepOpen = (step: JointStep, holder: JointHolder | null): boolean =>
  (holder === null || isStarted(holder)) && jointSteps.indexOf(step) <= jointSteps.indexOf(nextStep(holder))

/** The screen for a depositor whose step is not open, or no longer. */
export function currentScreen(holder: JointHolder | null) {
  if (holder === null) return '/joint-account'
  return isStarted(holder) ? nextScreen(holder) : '/joint-account/account-holder'
}
