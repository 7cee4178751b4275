import { depositorQuery } from '@coffer/api-client/depositor'
import { restoreTyped, type Typed } from '@coffer/session/drafts'
import type { LogoutReason } from '@coffer/session/session'
import type { QueryClient } from '@tanstack/react-query'
import { loadAccessContext } from './access-context.ts'
import { isRoutePath, type RoutePath, routeOf } from './routes.ts'

interface InterruptedPage {
  readonly depositorId: string
  readonly path: RoutePath
  /** With its parameters and search. */
  readonly href: string
  readonly typed: Typed
}

/** In memory alone: what a person was doing must not be found in the browser after their session. */
let interrupted: InterruptedPage | null = null

interface SessionEnd {
  readonly reason: LogoutReason
  /** The declared path of the page that was open, as the router tells it, and its address. */
  readonly path: unknown
  readonly href: string
  readonly typed: Typed
}

/** Keeps the page that was open when a session ended by itself, and what was typed in it. */
export function keepInterruptedPage(client: QueryClient, { reason, path, href, typed }: SessionEnd): void {
  const depositorId = client.getQueryData(depositorQuery().queryKey)?.depositorId
  const hasEndedByItself = reason === 'timed-out' || reason === 'refused'
  interrupted =
    hasEndedByItself &&
    depositorId !== undefined &&
    typeof path === 'string' &&
    isRoutePath(path) &&
    isPrivate(path)
      ? { depositorId, path, href, typed }
      : null
}

/** Pages of the log-in are left behind. */
const isPrivate = (path: RoutePath): boolean => ['bank', 'steps'].includes(routeOf(path).chrome)

/**
 * The address to return to after a log-in, once: where the same depositor's last session ended by itself, if access to it
 * is still allowed. What was typed there is back in its form. Null for anybody else.
 */
export async function takeInterruptedPage(client: QueryClient): Promise<string | null> {
  const page = interrupted
  interrupted = null
  const depositor = client.getQueryData(depositorQuery().queryKey)
  if (page === null || page.depositorId !== depositor?.depositorId) return null
  const { guard } = routeOf(page.path)
  if (!guard(await loadAccessContext(client, guard.requirements)).isAllowed) return null
  restoreTyped(page.typed)
  return page.href
}
