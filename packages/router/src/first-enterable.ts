import type { AccessContext } from '@coffer/domain/access-context'
import { hasCapability } from '@coffer/session/capabilities'
import type { QueryClient } from '@tanstack/react-query'
import { cachedAccessContext } from './access-context.ts'
import { type RoutePath, routeOf } from './routes.ts'

/**
 * The first of some routes that this depositor may enter at this bank, by cached data and the caller's knowledge; null
 * if there is none.
 */
export function findEnterableRoute<Path extends RoutePath>(
  client: QueryClient,
  paths: readonly Path[],
  known: Partial<AccessContext> = {},
): Path | null {
  const context = { ...cachedAccessContext(client), ...known }
  const isEnterable = (path: Path) => {
    const { guard, capability } = routeOf(path)
    return guard(context).isAllowed && (capability === undefined || hasCapability(capability))
  }
  return paths.find(isEnterable) ?? null
}
