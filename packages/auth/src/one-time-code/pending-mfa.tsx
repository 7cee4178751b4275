import type { RoutePath } from '@coffer/router/link'
import type { RedirectingScreen } from '@coffer/router/screens'
import { useRedirect } from '@coffer/router/use-redirect'
import { type SessionState, sessionState, useSession } from '@coffer/session/session'
import type { ComponentType, ReactNode } from 'react'

export type Pending = Extract<SessionState, { status: 'mfa-pending' }>

/** The redirect of a screen that requires a pending MFA. */
export function pendingMfaRedirect({ status }: SessionState): RoutePath | null {
  switch (status) {
    case 'mfa-pending':
      return null
    case 'signed-in':
      return '/login/entry'
    case 'visitor':
      return '/logout'
    default:
      return status satisfies never
  }
}

/** Defines a screen that requires a pending MFA. */
export const pendingMfaScreen = (Screen: ComponentType): RedirectingScreen => ({
  Screen,
  redirect: () => pendingMfaRedirect(sessionState()),
})

/** Renders while the MFA is pending; redirects after the code is accepted. */
export function PendingMfa({ children }: { children: (session: Pending) => ReactNode }) {
  const session = useSession()
  useRedirect(pendingMfaRedirect(session))
  return session.status === 'mfa-pending' ? children(session) : null
}
