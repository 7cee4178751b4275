import type { DepositorAccess, AccessContext } from './access-context.ts'

export type FallbackRoute =
  | '/logout'
  | '/not-found'
  | '/login/choose-mfa'
  | '/dashboard/documents'
  | '/registration/hold-account'
export type Entry = { enter: true } | { enter: false; to: FallbackRoute }

/** What must have been fetched before a guard can decide for someone with a full bearer. */
export type Requirement =
  | 'depositor'
  | 'linkedAccounts'
  | 'transactions'
  | 'accounts'
  | 'beneficiaries'
  | 'jointHolder'
export type Guard = ((visitor: AccessContext) => Entry) & { readonly facts: readonly Requirement[] }

export const allow: Entry = { enter: true }
export const redirectTo = (to: FallbackRoute): Entry => ({ enter: false, to })

export const isComplete = (depositor: DepositorAccess) => depositor.lastStep === 'completed'

/** Where VIEW_ONLY is sent. Documents needs a complete registration, so others go to the hold page. */
const viewOnlyRefuge = (depositor: DepositorAccess): FallbackRoute =>
  isComplete(depositor) ? '/dashboard/documents' : '/registration/hold-account'

type Allowance = {
  /** Also open while the MFA is pending. */
  mfa?: boolean
  /** VIEW_ONLY may enter (§4): always, or only until the registration is complete. */
  viewOnly?: boolean | 'until-complete'
  facts?: readonly Requirement[]
}

export const always = () => true

function decideBearer(
  visitor: AccessContext,
  may: (visitor: AccessContext) => boolean,
  allowance: Allowance,
): Entry {
  if (visitor.bearer === 'none') return redirectTo('/logout')
  if (visitor.bearer === 'mfa-pending') return allowance.mfa ? allow : redirectTo('/login/choose-mfa')
  const { depositor } = visitor
  if (depositor?.registrationStatus === 'VIEW_ONLY' && !allowance.mfa) {
    const allowed =
      allowance.viewOnly === 'until-complete' ? !isComplete(depositor) : (allowance.viewOnly ?? false)
    if (!allowed) return redirectTo(viewOnlyRefuge(depositor))
  }
  return may(visitor) ? allow : redirectTo('/not-found')
}

/** A bearer token is held, also before MFA is finished where the allowance says so. */
export const needsBearer = (may: (visitor: AccessContext) => boolean, allowance: Allowance = {}): Guard =>
  Object.assign((visitor: AccessContext) => decideBearer(visitor, may, allowance), {
    facts: allowance.mfa ? [] : (allowance.facts ?? ['depositor']),
  } as const)

/** A finished MFA, a session id, and not expired. An expired token counts as a missing one. */
export const needsSession = (may: (visitor: AccessContext) => boolean, allowance: Allowance = {}): Guard =>
  Object.assign(
    (visitor: AccessContext) =>
      visitor.bearer === 'full' && !visitor.sessionValid
        ? redirectTo('/logout')
        : decideBearer(visitor, may, allowance),
    { facts: allowance.facts ?? ['depositor'] } as const,
  )

export const needsNoBearer = (decide: (visitor: AccessContext) => Entry): Guard =>
  Object.assign(decide, { facts: [] })
