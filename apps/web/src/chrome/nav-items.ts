import type { Capability } from '@coffer/branding/capabilities'
import type { AccessContext } from '@coffer/domain/access-context'
import { routeOf } from '@coffer/router/routes'

/** §2.4: the items of the navigation, in order; between them those of capabilities. */
const navItems = [
  '/dashboard',
  '/dashboard/transactions-list',
  '/goals',
  '/plans',
  '/dashboard/documents',
  '/dashboard/alerts',
  '/my-account',
] as const
export type NavItem = (typeof navItems)[number]

/** §4: the navigation for VIEW_ONLY, although the guards allow more. */
const viewOnlyItems: readonly NavItem[] = ['/dashboard/documents', '/my-account']

/** For these the bar of a phone has no room: home leads there. */
const drawerOnly: readonly NavItem[] = ['/goals', '/plans']
export const isInBottomBar = (item: NavItem): boolean => !drawerOnly.includes(item)

interface NavOptions {
  hasAlerts: boolean
  /** Whether the bank has a capability; by default none. */
  hasCapability?: (capability: Capability) => boolean
}

/** The items whose guards allow the depositor, and whose capability the bank has; alerts only when there are any. */
export function navItemsFor(
  context: AccessContext,
  { hasAlerts, hasCapability = () => false }: NavOptions,
): NavItem[] {
  const isViewOnly = context.depositor?.registrationStatus === 'VIEW_ONLY'
  return navItems.filter((item) => {
    const { guard, capability } = routeOf(item)
    return (
      guard(context).isAllowed &&
      (capability === undefined || hasCapability(capability)) &&
      (!isViewOnly || viewOnlyItems.includes(item)) &&
      (hasAlerts || item !== '/dashboard/alerts')
    )
  })
}

/** A section of an item whose address is not below the item's own. */
const sections: Partial<Record<NavItem, string>> = { '/dashboard/documents': '/disclosures' }

/** Whether the open page is the item's own, one of its section, or neither. */
export function activeState(item: NavItem, path: string): 'current' | 'ancestor' | null {
  if (path === item) return 'current'
  // The address of the dashboard is a prefix of other items.
  if (item === '/dashboard') return null
  const roots = [item, sections[item]].filter((root) => root !== undefined)
  return roots.some((root) => path === root || path.startsWith(`${root}/`)) ? 'ancestor' : null
}
