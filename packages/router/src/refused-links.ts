import { beneficiariesQuery } from '@coffer/api-client/beneficiaries'
import { jointHolderQuery } from '@coffer/api-client/joint'
import type { AccessContext } from '@coffer/domain/access-context'
import type { Requirement } from '@coffer/domain/guard'
import type { QueryClient } from '@tanstack/react-query'
import { cachedAccessContext } from './access-context.ts'
import { findEnterableRoute } from './first-enterable.ts'
import { isRoutePath, type RoutePath, routeOf, routePaths } from './routes.ts'

/** The addresses of links in a page that lead a depositor to a refusal, as far as the cached data can tell. */
export function refusedLinks(page: ParentNode, client: QueryClient): readonly string[] {
  const context = cachedAccessContext(client)
  if (context.bearer !== 'full' || context.depositor === null) return []
  const isRefused = (address: string) => {
    const path = routeAt(address.split('?', 1)[0] ?? '')
    if (path === undefined) return false
    const isDecided = routeOf(path).guard.requirements.every((one) => isLoaded[one](context, client))
    return isDecided && findEnterableRoute(client, [path]) === null
  }
  const addresses = [...page.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '')
  return addresses.filter((address) => isRefused(address))
}

const isLoaded: Record<Requirement, (context: AccessContext, client: QueryClient) => boolean> = {
  depositor: ({ depositor }) => depositor !== null,
  linkedAccounts: ({ linkedAccounts }) => linkedAccounts !== null,
  transactions: ({ transactions }) => transactions !== null,
  accounts: ({ availableBalance }) => availableBalance !== null,
  beneficiaries: (_, client) => client.getQueryData(beneficiariesQuery().queryKey) !== undefined,
  jointHolder: (_, client) => client.getQueryData(jointHolderQuery().queryKey) !== undefined,
}

function routeAt(address: string): RoutePath | undefined {
  if (isRoutePath(address)) return address
  const segments = address.split('/')
  return routePaths.find((path) => {
    const declared = path.split('/')
    return (
      declared.length === segments.length &&
      declared.every((one, index) => one.startsWith('$') || one === segments[index])
    )
  })
}
