import { alertCountsQuery } from '@coffer/api-client/alerts'
import { depositorQuery } from '@coffer/api-client/depositor'
import { cachedAccessContext } from '@coffer/router/access-context'
import { useHasCapability } from '@coffer/session/capabilities'
import { useSession } from '@coffer/session/session'
import type { IconName } from '@coffer/ui-kit/icon'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type NavItem, navItemsFor } from './nav-items.ts'
import { useBoundedWait } from './use-bounded-wait.ts'
import { polling, useUnreadCount } from './use-unread-count.ts'

const display = {
  '/dashboard': { icon: 'home', label: 'navigation.home' },
  '/dashboard/transactions-list': { icon: 'transactions', label: 'navigation.transactions' },
  '/goals': { icon: 'goal', label: 'navigation.goals' },
  '/plans': { icon: 'calendar', label: 'navigation.plans' },
  '/dashboard/documents': { icon: 'document', label: 'navigation.documents' },
  '/dashboard/alerts': { icon: 'alert', label: 'navigation.alerts' },
  '/my-account': { icon: 'person', label: 'navigation.account' },
} as const satisfies Record<NavItem, { icon: IconName; label: string }>

/** The navigation items that the depositor may open, with the number of unread alerts. */
export function useNavItems() {
  useSession()
  const hasCapability = useHasCapability()
  const unreadCount = useUnreadCount()
  const client = useQueryClient()
  // Fetched by the guard; the access context is read from the cache.
  const { isPending } = useQuery({ ...depositorQuery(), enabled: false })
  const context = cachedAccessContext(client)
  const mayHaveAlerts = navItemsFor(context, { hasAlerts: true }).includes('/dashboard/alerts')
  const {
    data: alerts,
    error,
    isLoading,
  } = useQuery({
    ...alertCountsQuery(),
    enabled: mayHaveAlerts,
    ...polling,
  })
  // If alerts did not load, the link stays, because their page explains why.
  const hasAlerts = alerts ? alerts.total > 0 : error !== null
  const isWaiting = useBoundedWait(isLoading)
  // Items appear all at once: those that do not depend on the depositor would otherwise move when the others appear.
  if (isPending || isWaiting) return []
  return navItemsFor(context, { hasAlerts, hasCapability }).map((to) => ({
    to,
    ...display[to],
    count: to === '/dashboard/alerts' ? unreadCount({ unread: alerts?.unread, error }) : undefined,
  }))
}
