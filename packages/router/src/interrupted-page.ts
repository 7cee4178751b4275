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

/** In memory alone: what a person typed must not be found in the browser after their session, nor an id. */
let interrupted: InterruptedPage | null = null

interface SessionEnd {
  readonly reason: LogoutReason
  /** The declared path of the page that was open, as the router tells it, and its address. */
  readonly path: unknown
  readonly pathname: string
  readonly href: string
  readonly typed: Typed
}

/** Keeps the page that was open when a session ended by itself, and what was typed in it; its route over a reload too. */
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

/** Keeps the route that is opened after a reload if the session has ended by itself meanwhile. */
export function keepReloadedRoute(pathname: string): void {
  const reason = logoutReason()
  if (reason !== null && hasEndedByItself(reason)) keepRoute(pathname)
}

const hasEndedByItself = (reason: LogoutReason): boolean => reason === 'timed-out' || reason === 'refused'

/** A route with an id is not kept: its pathname is no declared path. */
function keepRoute(pathname: string): void {
  if (isPrivate(pathname)) recordInterruptedRoute(pathname)
}

/** A page of the bank or of an application: those of the log-in are left behind. */
const isPrivate = (path: unknown): path is RoutePath =>
  typeof path === 'string' && isRoutePath(path) && ['bank', 'steps'].includes(routeOf(path).chrome)

/**
 * The address to return to after a log-in, once: where the same depositor's last session ended by itself, if access to it
 * is still allowed. What was typed there is back in its form. After a reload nobody knows whose session it was: the route
 * alone, without what was typed. Null for anybody else.
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

async function isOpen(client: QueryClient, path: RoutePath): Promise<boolean> {
  const { guard } = routeOf(path)
  return guard(await loadAccessContext(client, guard.requirements)).isAllowed
}
