import { type RoutePath, useRoute } from '@coffer/router/link'
import type { ReactNode } from 'react'

/** A place of the bank, in the drawer or the bottom bar; says which one is open. */
export function NavigationLink({ to, children }: { to: RoutePath; children: ReactNode }) {
  const { path } = useRoute()
  return (
    <a href={to} aria-current={path === to ? 'page' : undefined}>
      {children}
    </a>
  )
}
