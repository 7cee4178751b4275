import type { Visitor } from './access.ts'
import { routeGuards } from './route-guards.ts'

/** §2.4: the navigation, in its order. */
const navItems = [
  '/dashboard',
  '/dashboard/transactions-list',
  '/dashboard/documents',
  '/dashboard/alerts',
  '/my-account',
] as const
export type NavItem = (typeof navItems)[number]

/** §4: what remains of the navigation for VIEW_ONLY, although more pages are open to them. */
const forViewOnly: readonly NavItem[] = ['/dashboard/documents', '/my-account']

/** The places of the navigation for whoever asks: none that they may not enter, and alerts only when there are any. */
export function placesFor(visitor: Visitor, { hasAlerts }: { hasAlerts: boolean }): NavItem[] {
  const isViewOnly = visitor.depositor?.registrationStatus === 'VIEW_ONLY'
  return navItems.filter(
    (place) =>
      routeGuards[place](visitor).enter &&
      (!isViewOnly || forViewOnly.includes(place)) &&
      (hasAlerts || place !== '/dashboard/alerts'),
  )
}

/** Addresses that belong to a place without standing below it. */
const parts: Partial<Record<NavItem, string>> = { '/dashboard/documents': '/disclosures' }

/** How a place stands to the page that is open: the page itself, around it, or neither. */
export function activeState(place: NavItem, path: string): 'page' | 'around' | null {
  if (path === place) return 'page'
  // Every page of the bank stands below the dashboard's address.
  if (place === '/dashboard') return null
  const roots = [place, parts[place]].filter((root) => root !== undefined)
  return roots.some((root) => path === root || path.startsWith(`${root}/`)) ? 'around' : null
}
