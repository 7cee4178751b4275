import { logoDestination } from '@coffer/domain/destinations'
import { useNavigate } from '@coffer/router/link'
import { cachedAccessContext } from '@coffer/router/access-context'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'

/** The logo as a link to home. Its destination depends on the session and the status of the application. */
export function HomeLink({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  return (
    <a
      href="/login/entry"
      onClick={(event) => {
        event.preventDefault()
        void navigate(logoDestination(cachedAccessContext(client)))
      }}
    >
      {children}
    </a>
  )
}
