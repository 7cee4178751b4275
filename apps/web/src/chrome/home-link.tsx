import { logoDestination } from '@coffer/domain/destinations'
import { useNavigate } from '@coffer/router/link'
import { isRoutePath } from '@coffer/router/routes'
import { cachedAccessContext } from '@coffer/router/access-context'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'

/** The logo as a way to the start, which depends on who asks and how far they are (§2.4). */
export function HomeLink({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  return (
    <a
      href="/login/entry"
      onClick={(event) => {
        event.preventDefault()
        const destination = logoDestination(cachedAccessContext(client))
        void navigate(isRoutePath(destination) ? destination : '/login/entry')
      }}
    >
      {children}
    </a>
  )
}
