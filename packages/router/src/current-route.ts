import { useLocation, useMatches, useParams } from '@tanstack/react-router'
import { factsOf, isRoutePath, type RouteFacts, type RoutePath } from './routes.ts'

/** Where the person is: the route that is shown, by the path it is declared with. */
export function useRoute(): { path: RoutePath; facts: RouteFacts } {
  const fullPath = useMatches({ select: (matches): unknown => matches.at(-1)?.fullPath })
  const path = typeof fullPath === 'string' && isRoutePath(fullPath) ? fullPath : '/not-found'
  return { path, facts: factsOf(path) }
}

/** What stands in the address for `$name` of the route's path; empty where the route has none. */
export function usePathText(name: string): string {
  const params: Readonly<Record<string, string | undefined>> = useParams({ strict: false })
  return params[name] ?? ''
}

/** One search parameter of the address, as text; null where it is absent. */
export function useSearchText(name: string): string | null {
  return useLocation({ select: (location) => new URLSearchParams(location.searchStr).get(name) })
}
