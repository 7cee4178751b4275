import { activeState, type NavItem } from '@coffer/domain/navigation'
import { useRoute } from '@coffer/router/link'
import type { ReactNode } from 'react'

const currents = { page: 'page', around: true } as const

/** A place of the bank, in the drawer or the bottom bar; says whether it is open, or a page that belongs to it. */
export function NavigationLink({ to, children }: { to: NavItem; children: ReactNode }) {
  const { path } = useRoute()
  const near = activeState(to, path)
  return (
    <a href={to} aria-current={near ? currents[near] : undefined}>
      {children}
    </a>
  )
}
