import { useMatch, useMatches, useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import {
  isRoutePath,
  type ParamName,
  type RoutePath,
  routeOf,
  readSearch,
  type SearchOf,
  type SearchPath,
} from './routes.ts'
import type { RouteDeclaration } from './routes/route-declaration.ts'

/** The current route, by its declared path. */
export function useRoute(): { path: RoutePath; route: RouteDeclaration } {
  const fullPath = useMatches({ select: (matches): unknown => matches.at(-1)?.fullPath })
  const path = typeof fullPath === 'string' && isRoutePath(fullPath) ? fullPath : '/not-found'
  return { path, route: routeOf(path) }
}

/** A path parameter of the calling screen. */
export function useRouteParam<Path extends RoutePath>(_path: Path, name: ParamName<Path>): string {
  const params: Readonly<Record<string, string | undefined>> = useParams({ strict: false })
  return params[name] ?? ''
}

/**
 * The search of the calling screen, by the schema of its route; a screen of several routes names any of them. Does not
 * change while the next screen loads.
 */
export function useRouteSearch<Path extends SearchPath>(path: Path): SearchOf<Path> {
  const search: unknown = useMatch({ strict: false, select: (match): unknown => match.search })
  return useMemo(() => readSearch(path, search), [path, search])
}
