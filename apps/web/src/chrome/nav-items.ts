import type { Capability } from '@coffer/branding/capabilities'
import type { AccessContext } from '@coffer/domain/access-context'
import { routeOf } from '@coffer/router/routes'

/** All items of the navigation, in order, including those that need a capability. */
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

/** The items for a VIEW_ONLY depositor, although the guards allow more. */
const viewOnlyItems: readonly NavItem[] = ['/dashboard/documents', '/my-account']

/** Items for which a phone's bottom bar has no room. Home links to them. */
const drawerOnly: readonly NavItem[] = ['/goals', '/plans']
export const isInBottomBar = (item: NavItem): boolean => !drawerOnly.includes(item)

interface NavOptions {
  hasAlerts: boolean
  /** Whether the bank has a capability. By default it has none. */
  hasCapability?: (capability: Capability) => boolean
}

/** The items whose guards allow the depositor and whose capability the bank has; alerts only if there are any. */
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

/** Sections of an item whose URLs are not below the item's own URL. */
const sections: Partial<Record<NavItem, string>> = { '/dashboard/documents': '/disclosures' }

/** Whether the current page is the item's own, another one in its section, or neither. */
export function activeState(item: NavItem, path: string): 'current' | 'ancestor' | null {
  if (path === item) return 'current'
  // The URL of the dashboard is a prefix of other items' URLs.
  if (item === '/dashboard') return null
  const roots = [item, sections[item]].filter((root) => root !== undefined)
  return roots.some((root) => path === root || path.startsWith(`${root}/`)) ? 'ancestor' : null
}
