import { type SessionState, useSession } from '@coffer/session/session'
import type { ReactNode } from 'react'
import { GoTo } from '@coffer/router/go-to'

export type Pending = Extract<SessionState, { kind: 'mfa-pending' }>

/** A screen on the way to the code: whoever has given it already goes on to the bank. */
export function PendingMfa({ children }: { children: (session: Pending) => ReactNode }) {
  const session = useSession()
  switch (session.kind) {
    case 'mfa-pending':
      return children(session)
    case 'signed-in':
      return <GoTo to="/login/entry" />
    case 'visitor':
      return <GoTo to="/logout" />
    default:
      return session satisfies never
  }
}
