import type { AccessContext } from '@coffer/domain/access-context'
import { postLoginDestination, resumeDestination } from '@coffer/domain/destinations'
import type { GuardDecision } from '@coffer/domain/guard'
import { isRefusal, type Refusal } from '@coffer/domain/refusal'
import { stepReached } from '@coffer/domain/status'
import { redirect, useLocation } from '@tanstack/react-router'
import { type RoutePath, routeOf } from './routes.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Why not-found is shown in place of the requested screen; kept over a reload. */
    refusal?: Refusal
  }
}

/** Why not-found is shown; null for an address that does not exist. */
export const useRefusal = (): Refusal | null =>
  useLocation({ select: ({ state }) => (isRefusal(state.refusal) ? state.refusal : null) })

type Refused = Extract<GuardDecision, { isAllowed: false }>

/** The redirect of a refusal, with its reason. */
export const refused = ({ to, refusal }: Refused) =>
  redirect({ to: to satisfies RoutePath, replace: true, ...(refusal && { state: { refusal } }) })

/** The refusal of a depositor for whom the post-login rules have no destination. */
export function refusedAfterLogIn(context: AccessContext) {
  const decision = routeOf('/dashboard').guard(context)
  return refused({
    isAllowed: false,
    to: '/not-found',
    refusal: decision.isAllowed ? null : decision.refusal,
  })
}

interface Attempt {
  path: RoutePath
  /** Reached by the browser's Back or Forward. */
  isTraversal: boolean
}

/**
 * The path to continue at instead of a refused step of the application: after the wait for a review that has ended, and
 * after Back to an earlier step. Null if the refusal is shown.
 */
export function resumePathAfter(
  { path, isTraversal }: Attempt,
  { refusal }: Refused,
  context: AccessContext,
): RoutePath | null {
  const { depositor } = context
  if (!depositor) return null
  if (refusal === 'account-open') return isTraversal ? postLoginDestination(context) : null
  if (refusal !== 'step-closed') return null
  const hasWaited = path === '/registration/reviewing-account' && stepReached(depositor.lastStep, 'confirmed')
  if (!isTraversal && !hasWaited) return null
  return resumeDestination(depositor) ?? '/login/registration-home'
}
