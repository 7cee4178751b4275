import type { JointHolder } from '@coffer/api-client/joint'
import { isStarted, type JointStep, jointSteps, nextJointStep } from '@coffer/domain/joint'

/** The step to go on with; the first one where nobody is asked yet. */
export const nextStep = (holder: JointHolder | null): JointStep =>
  holder === null ? 'contact' : nextJointStep(holder, holder.fields.phone !== null)

/** The screen of the step to go on with. */
export const nextScreen = (holder: JointHolder | null) => `/joint-account/${nextStep(holder)}` as const

/** Whether everything before this step is done and nothing is sent. */
export const isOpen = (step: JointStep, holder: JointHolder | null): boolean =>
  (holder === null || isStarted(holder)) && jointSteps.indexOf(step) <= jointSteps.indexOf(nextStep(holder))

/** Where somebody goes on who comes too early or too late for a step. */
export function whereItStands(holder: JointHolder | null) {
  if (holder === null) return '/joint-account'
  return isStarted(holder) ? nextScreen(holder) : '/joint-account/account-holder'
}
