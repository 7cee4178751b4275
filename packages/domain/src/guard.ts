import type { AccessContext, DepositorAccess } from './access-context.ts'
import type { Refusal, RefusalRule } from './refusal.ts'

export type FallbackRoute =
  | '/logout'
  | '/not-found'
  | '/login/choose-mfa'
  | '/dashboard/documents'
  | '/registration/hold-account'
/** `refusal`: why an existing screen shows not-found; null if there is nothing to explain. */
export type GuardDecision =
  | { isAllowed: true }
  | { isAllowed: false; to: FallbackRoute; refusal: Refusal | null }

/** Data that must be fetched before a guard can decide for a full bearer. */
export type Requirement =
  | 'depositor'
  | 'linkedAccounts'
  | 'transactions'
  | 'accounts'
  | 'beneficiaries'
  | 'jointHolder'
export type Guard = ((context: AccessContext) => GuardDecision) & {
  readonly requirements: readonly Requirement[]
}

export const allow: GuardDecision = { isAllowed: true }
export const redirectTo = (to: FallbackRoute, refusal: Refusal | null = null): GuardDecision => ({
  isAllowed: false,
  to,
  refusal,
})

export const isComplete = (depositor: DepositorAccess) => depositor.lastStep === 'completed'

/** VIEW_ONLY falls back to documents, which needs a complete registration; before that, to the hold page. */
const viewOnlyFallback = (depositor: DepositorAccess): FallbackRoute =>
  isComplete(depositor) ? '/dashboard/documents' : '/registration/hold-account'

type Allowance = {
  /** Also open while the MFA is pending. */
  mfa?: boolean
  /** VIEW_ONLY may enter: always, or only until the registration is complete. */
  viewOnly?: boolean | 'until-complete'
  requirements?: readonly Requirement[]
  /** Explains a refusal by `isPermitted`. */
  refusal?: RefusalRule
}

export const always = () => true

function decideBearer(
  context: AccessContext,
  isPermitted: (context: AccessContext) => boolean,
  allowance: Allowance,
): GuardDecision {
  if (context.bearer === 'none') return redirectTo('/logout')
  if (context.bearer === 'mfa-pending') return allowance.mfa ? allow : redirectTo('/login/choose-mfa')
  const { depositor } = context
  if (depositor?.registrationStatus === 'VIEW_ONLY' && !allowance.mfa) {
    const allowed =
      allowance.viewOnly === 'until-complete' ? !isComplete(depositor) : (allowance.viewOnly ?? false)
    if (!allowed) return redirectTo(viewOnlyFallback(depositor))
  }
  return isPermitted(context) ? allow : redirectTo('/not-found', allowance.refusal?.(context))
}

/** Requires a bearer token; with the `mfa` allowance, one whose MFA is pending is enough. */
export const needsBearer = (
  isPermitted: (context: AccessContext) => boolean,
  allowance: Allowance = {},
): Guard =>
  Object.assign((context: AccessContext) => decideBearer(context, isPermitted, allowance), {
    requirements: allowance.mfa ? [] : (allowance.requirements ?? ['depositor']),
  } as const)

/** Requires a finished MFA, a session id and a token that has not expired. */
export const needsSession = (
  isPermitted: (context: AccessContext) => boolean,
  allowance: Allowance = {},
): Guard =>
  Object.assign(
    (context: AccessContext) =>
      context.bearer === 'full' && !context.sessionValid
        ? redirectTo('/logout')
        : decideBearer(context, isPermitted, allowance),
    { requirements: allowance.requirements ?? ['depositor'] } as const,
  )

export const needsNoBearer = (decide: (context: AccessContext) => GuardDecision): Guard =>
  Object.assign(decide, { requirements: [] })
