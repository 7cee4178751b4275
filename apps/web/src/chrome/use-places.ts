import { alertCountsQuery } from '@coffer/api-client/alerts'
import { depositorQuery } from '@coffer/api-client/depositor'
import { type NavItem, placesFor } from '@coffer/domain/navigation'
import { cachedAccessContext } from '@coffer/router/access-context'
import { useSession } from '@coffer/session/session'
import type { IconName } from '@coffer/ui-kit/icon'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { keptFresh, useCounted } from './counted.ts'

const looks = {
  '/dashboard': { icon: 'home', word: 'navigation.home' },
  '/dashboard/transactions-list': { icon: 'transactions', word: 'navigation.transactions' },
  '/dashboard/documents': { icon: 'document', word: 'navigation.documents' },
  '/dashboard/alerts': { icon: 'alert', word: 'navigation.alerts' },
  '/my-account': { icon: 'person', word: 'navigation.account' },
} as const satisfies Record<NavItem, { icon: IconName; word: string }>

/** The places that this person may go to (§2.4, §4), and how many alerts wait there. */
export function usePlaces() {
  useSession()
  const counted = useCounted()
  const client = useQueryClient()
  // The guard has brought it; here it is only read, and what is known of it makes the visitor.
  useQuery({ ...depositorQuery(), enabled: false })
  const visitor = cachedAccessContext(client)
  const mayHaveAlerts = placesFor(visitor, { hasAlerts: true }).includes('/dashboard/alerts')
  const { data: alerts, error } = useQuery({
    ...alertCountsQuery(),
    enabled: mayHaveAlerts,
    ...keptFresh,
  })
  // Where they can't be brought, their page says why.
  const hasAlerts = alerts ? alerts.total > 0 : error !== null
  return placesFor(visitor, { hasAlerts }).map((to) => ({
    to,
    ...looks[to],
    count: to === '/dashboard/alerts' ? counted({ unread: alerts?.unread, error }) : undefined,
  }))
}
