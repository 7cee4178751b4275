import { depositorQuery } from '@coffer/api-client/depositor'
import { restoreTyped, type Typed } from '@coffer/session/drafts'
import {
  type LogoutReason,
  logoutReason,
  recordInterruptedRoute,
  takeInterruptedRoute,
} from '@coffer/session/logout-reason'
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

/** Only in memory: neither typed values nor an id may be found in the browser after the session. */
let interrupted: InterruptedPage | null = null

interface SessionEnd {
  readonly reason: LogoutReason
  /** The declared path of the open page, as the router reports it, and its address. */
  readonly path: unknown
  readonly pathname: string
  readonly href: string
  readonly typed: Typed
}

/** Keeps the open page and its typed values when a session ends by itself; its route also survives a reload. */
export function keepInterruptedPage(
  client: QueryClient,
  { reason, path, pathname, href, typed }: SessionEnd,
): void {
  interrupted = null
  if (!hasEndedByItself(reason)) return
  keepRoute(pathname)
  const depositorId = client.getQueryData(depositorQuery().queryKey)?.depositorId
  if (depositorId !== undefined && isPrivate(path)) interrupted = { depositorId, path, href, typed }
}

/** Keeps the route that is opened after a reload if the session has meanwhile ended by itself. */
export function keepReloadedRoute(pathname: string): void {
  const reason = logoutReason()
  if (reason !== null && hasEndedByItself(reason)) keepRoute(pathname)
}

const hasEndedByItself = (reason: LogoutReason): boolean => reason === 'timed-out' || reason === 'refused'

/** A route with an id is not kept, because its pathname is not a declared path. */
function keepRoute(pathname: string): void {
  if (isPrivate(pathname)) recordInterruptedRoute(pathname)
}

/** A page of the bank or of an application; the log-in pages are not reopened. */
const isPrivate = (path: unknown): path is RoutePath =>
  typeof path === 'string' && isRoutePath(path) && ['bank', 'steps'].includes(routeOf(path).chrome)

/**
 * The address to return to after a log-in, once: the page at which the same depositor's last session ended by itself,
 * if access to it is still allowed. Its typed values are restored to its form. After a reload the owner of the session
 * is unknown, so only the route is kept, without typed values. Null for any other depositor.
 */
export async function takeInterruptedPage(client: QueryClient): Promise<string | null> {
  const page = interrupted
  const route = takeInterruptedRoute()
  interrupted = null
  if (page === null) return isPrivate(route) && (await isOpen(client, route)) ? route : null
  const depositor = client.getQueryData(depositorQuery().queryKey)
  if (page.depositorId !== depositor?.depositorId || !(await isOpen(client, page.path))) return null
  restoreTyped(page.typed)
  return page.href
}

/** For tests: files that share a worker share this module. */
export function forgetInterruptedPage(): void {
  interrupted = null
}

async function isOpen(client: QueryClient, path: RoutePath): Promise<boolean> {
  const { guard } = routeOf(path)
  return guard(await loadAccessContext(client, guard.requirements)).isAllowed
}
