import { useMatch, useMatches, useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import {
  factsOf,
  isRoutePath,
  type ParamName,
  type RouteFacts,
  type RoutePath,
  searchOf,
  type SearchOf,
  type SearchPath,
} from './routes.ts'

/** Where the person is: the route that is shown, by the path it is declared with. */
export function useRoute(): { path: RoutePath; facts: RouteFacts } {
  const fullPath = useMatches({ select: (matches): unknown => matches.at(-1)?.fullPath })
  const path = typeof fullPath === 'string' && isRoutePath(fullPath) ? fullPath : '/not-found'
  return { path, facts: factsOf(path) }
}

/** A path parameter of the screen that calls it. */
export function useRouteParam<Path extends RoutePath>(_path: Path, name: ParamName<Path>): string {
  const params: Readonly<Record<string, string | undefined>> = useParams({ strict: false })
  return params[name] ?? ''
}

/**
 * The search of the screen that calls it, by the schema of its route; a screen of several routes names any of them. It
 * stays that of the screen while the next one is on its way.
 */
export function useRouteSearch<Path extends SearchPath>(path: Path): SearchOf<Path> {
  const search: unknown = useMatch({ strict: false, select: (match): unknown => match.search })
  return useMemo(() => searchOf(path, search), [path, search])
}
