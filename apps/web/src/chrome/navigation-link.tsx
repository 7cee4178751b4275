import { useRoute } from '@coffer/router/link'
import type { ReactNode } from 'react'
import { activeState, type NavItem } from './nav-items.ts'

const ariaCurrent = { current: 'page', ancestor: true } as const

/** A link of the drawer or the bottom bar, marked if its page or a page below it is the current one. */
export function NavigationLink({ to, children }: { to: NavItem; children: ReactNode }) {
  const { path } = useRoute()
  const state = activeState(to, path)
  return (
    <a href={to} aria-current={state ? ariaCurrent[state] : undefined}>
      {children}
    </a>
  )
}
