import { type InferOutput, parse } from 'valibot'
import { applicationRoutes } from './routes/application-routes.ts'
import { bankRoutes } from './routes/bank-routes.ts'
import { jointRoutes } from './routes/joint-routes.ts'
import { linkingRoutes } from './routes/linking-routes.ts'
import { logInRoutes } from './routes/log-in-routes.ts'
import type { RouteDeclaration } from './routes/route-declaration.ts'
import type { SearchSchema } from './search.ts'

/** Every route, each declared once. */
export const routes = {
  ...logInRoutes,
  ...applicationRoutes,
  ...linkingRoutes,
  ...bankRoutes,
  ...jointRoutes,
}

export type RoutePath = keyof typeof routes
/** Addresses that only redirect. */
type RedirectPath = '/login/entry'
export type ScreenPath = Exclude<RoutePath, RedirectPath>

export function isRoutePath(path: string): path is RoutePath {
  return Object.hasOwn(routes, path)
}

export function isScreenPath(path: RoutePath): path is ScreenPath {
  return path !== '/login/entry'
}

export const routePaths: readonly RoutePath[] = Object.keys(routes).filter((path) => isRoutePath(path))

/** The declaration of a route, without its literal types. */
export function routeOf(path: RoutePath): RouteDeclaration {
  return routes[path]
}

/** The names of a path's `$name` parameters. */
export type ParamName<Path> = Path extends `${string}/$${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}/$${infer Name}`
    ? Name
    : never

/**
 * `{ params: { uuid: string } }` for a path with a parameter, nothing for one without. For a union of paths, the union.
 */
export type RouteParams<Path extends RoutePath> = Path extends RoutePath
  ? [ParamName<Path>] extends [never]
    ? { params?: never }
    : { params: Record<ParamName<Path>, string> }
  : never

/** The routes that read a search. */
export type SearchPath = {
  [Path in RoutePath]: (typeof routes)[Path] extends { search: SearchSchema } ? Path : never
}[RoutePath]

/** The validated search of a route. */
export type SearchOf<Path extends SearchPath> = InferOutput<(typeof routes)[Path]['search']>

/** Reads a search by the schema of its route. Never throws: a value that does not match counts as absent. */
export function readSearch<Path extends SearchPath>(path: Path, search: unknown): SearchOf<Path> {
  return parse(routes[path].search, search)
}

/** Only the search parameters that the route declares. */
export type RouteSearch<Path extends RoutePath> = Path extends SearchPath
  ? { search?: SearchOf<Path> }
  : { search?: never }
