import { logoDestination } from '@coffer/domain/destinations'
import { useGo } from '@coffer/router/link'
import { isRoutePath } from '@coffer/router/routes'
import { visitorKnown } from '@coffer/router/visitor'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'

/** The logo as a way to the start, which depends on who asks and how far they are (§2.4). */
export function HomeLink({ children }: { children: ReactNode }) {
  const go = useGo()
  const client = useQueryClient()
  return (
    <a
      href="/login/entry"
      onClick={(event) => {
        event.preventDefault()
        const destination = logoDestination(visitorKnown(client))
        void go(isRoutePath(destination) ? destination : '/login/entry')
      }}
    >
      {children}
    </a>
  )
}
