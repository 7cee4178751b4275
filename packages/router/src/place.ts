import { useLocation, useMatches } from '@tanstack/react-router'
import { factsOf, isRoutePath, type RouteFacts, type RoutePath } from './routes.ts'

/** Where the person is: the route that is shown, by the path it is declared with. */
export function useRoute(): { path: RoutePath; facts: RouteFacts } {
  const fullPath = useMatches({ select: (matches): unknown => matches.at(-1)?.fullPath })
  const path = typeof fullPath === 'string' && isRoutePath(fullPath) ? fullPath : '/not-found'
  return { path, facts: factsOf(path) }
}

/** One search parameter of the address, as text; null where it is absent. */
export function useSearchText(name: string): string | null {
  return useLocation({ select: (location) => new URLSearchParams(location.searchStr).get(name) })
}
