import { type SessionState, useSession } from '@coffer/session/session'
import type { ReactNode } from 'react'
import { Navigate } from '@coffer/router/navigate'

export type Pending = Extract<SessionState, { status: 'mfa-pending' }>

/** A screen on the way to the code: whoever has given it already goes on to the bank. */
export function PendingMfa({ children }: { children: (session: Pending) => ReactNode }) {
  const session = useSession()
  switch (session.status) {
    case 'mfa-pending':
      return children(session)
    case 'signed-in':
      return <Navigate to="/login/entry" />
    case 'visitor':
      return <Navigate to="/logout" />
    default:
      return session satisfies never
  }
}
