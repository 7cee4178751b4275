import type { DepositorStanding, Visitor } from './visitor.ts'

export type Refuge =
  | '/logout'
  | '/not-found'
  | '/login/choose-mfa'
  | '/dashboard/documents'
  | '/registration/hold-account'
export type Entry = { enter: true } | { enter: false; to: Refuge }

/** What must have been fetched before a guard can decide for someone with a full bearer. */
export type Fact =
  | 'depositor'
  | 'linkedAccounts'
  | 'transactions'
  | 'accounts'
  | 'beneficiaries'
  | 'jointHolder'
export type Guard = ((visitor: Visitor) => Entry) & { readonly facts: readonly Fact[] }

export const entered: Entry = { enter: true }
export const sentTo = (to: Refuge): Entry => ({ enter: false, to })

export const isComplete = (depositor: DepositorStanding) => depositor.lastStep === 'completed'

/** Where VIEW_ONLY is sent. Documents needs a complete registration, so others go to the hold page. */
const viewOnlyRefuge = (depositor: DepositorStanding): Refuge =>
  isComplete(depositor) ? '/dashboard/documents' : '/registration/hold-account'

type Allowance = {
  /** Also open while the MFA is pending. */
  mfa?: boolean
  /** VIEW_ONLY may enter (§4): always, or only until the registration is complete. */
  viewOnly?: boolean | 'until-complete'
  facts?: readonly Fact[]
}

export const always = () => true

function decideBearer(visitor: Visitor, may: (visitor: Visitor) => boolean, allowance: Allowance): Entry {
  if (visitor.bearer === 'none') return sentTo('/logout')
  if (visitor.bearer === 'mfa-pending') return allowance.mfa ? entered : sentTo('/login/choose-mfa')
  const { depositor } = visitor
  if (depositor?.registrationStatus === 'VIEW_ONLY' && !allowance.mfa) {
    const allowed =
      allowance.viewOnly === 'until-complete' ? !isComplete(depositor) : (allowance.viewOnly ?? false)
    if (!allowed) return sentTo(viewOnlyRefuge(depositor))
  }
  return may(visitor) ? entered : sentTo('/not-found')
}

/** A bearer token is held, also before MFA is finished where the allowance says so. */
export const needsBearer = (may: (visitor: Visitor) => boolean, allowance: Allowance = {}): Guard =>
  Object.assign((visitor: Visitor) => decideBearer(visitor, may, allowance), {
    facts: allowance.mfa ? [] : (allowance.facts ?? ['depositor']),
  } as const)

/** A finished MFA, a session id, and not expired. An expired token counts as a missing one. */
export const needsSession = (may: (visitor: Visitor) => boolean, allowance: Allowance = {}): Guard =>
  Object.assign(
    (visitor: Visitor) =>
      visitor.bearer === 'full' && !visitor.sessionValid
        ? sentTo('/logout')
        : decideBearer(visitor, may, allowance),
    { facts: allowance.facts ?? ['depositor'] } as const,
  )

export const needsNoBearer = (decide: (visitor: Visitor) => Entry): Guard =>
  Object.assign(decide, { facts: [] })
