import { accountsQuery } from '@coffer/api-client/accounts'
import { depositorQuery } from '@coffer/api-client/depositor'
import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { findEnterableRoute } from './first-enterable.ts'
import type { RoutePath } from './routes.ts'

/**
 * Whether this depositor may open a screen, by its own guard and the cached data. Check it before offering a screen, so
 * that no link leads to a refusal.
 */
export function useMayOpen(path: RoutePath): boolean {
  const client = useQueryClient()
  // Data that guards read; the screen itself, or the guard of this one, loads it.
  useQuery({ ...depositorQuery(), enabled: false })
  useQuery({ ...linkedAccountsQuery(), enabled: false })
  useQuery({ ...accountsQuery(), enabled: false })
  return findEnterableRoute(client, [path]) !== null
}
