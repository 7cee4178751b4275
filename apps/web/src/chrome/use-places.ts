import { depositorQuery } from '@coffer/api-client/depositor'
import type { RoutePath } from '@coffer/router/link'
import type { IconName } from '@coffer/ui-kit/icon'
import { useQuery } from '@tanstack/react-query'

const places = [
  { to: '/dashboard', icon: 'home', word: 'navigation.home' },
  { to: '/dashboard/transactions-list', icon: 'transactions', word: 'navigation.transactions' },
  { to: '/dashboard/documents', icon: 'document', word: 'navigation.documents' },
] as const satisfies readonly { to: RoutePath; icon: IconName; word: string }[]

/** The places of the bank that this person may go to; someone who may only view has the documents alone (§4). */
export function usePlaces(): readonly (typeof places)[number][] {
  // The guard has brought it; here it is only read.
  const { data } = useQuery({ ...depositorQuery(), enabled: false })
  const isViewOnly = data?.registrationStatus === 'VIEW_ONLY'
  return isViewOnly ? places.filter(({ to }) => to === '/dashboard/documents') : places
}
