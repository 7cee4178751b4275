import { sessionState } from '@coffer/session/session'
import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  Outlet,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { factsOf, guardOf, isRoutePath, isScreenPath, type RoutePath, routes } from './routes.ts'
import { lazyScreen, type Screens } from './screens.tsx'
import { loadAccessContext, prefetch } from './access-context.ts'
import { postLoginRedirect } from './post-login-redirect.ts'

export interface RouterPorts {
  screens: Screens
  queryClient: QueryClient
  /** What surrounds the screen: it draws its child where the screen goes. */
  Frame: (props: { children: ReactNode }) => ReactNode
  /** A screen that could not be shown: its code, its guard's calls, or its own failure. */
  Failure: (props: ErrorComponentProps) => ReactNode
  /** While a screen takes longer than 300 ms. */
  Pending: () => ReactNode
  history?: RouterHistory
  /** Called with the path before a guard decides; branding's age is looked at here. */
  onNavigate?: (path: RoutePath) => void
  /** False only in stories, which show a screen whoever may enter it. */
  isGuarded?: boolean
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** See `go`: the guard decides by what the screen before has just looked at. */
    trustCachedGuard?: boolean
  }
}

interface RouterContext {
  queryClient: QueryClient
}

/** How long a screen may take before `Pending` is shown. */
export const PENDING_AFTER_MS = 300

/** The router over the table of routes: guards, loaders and lazily brought screens. */
export function createBankRouter(ports: RouterPorts) {
  const { Frame } = ports
  const root = createRootRouteWithContext<RouterContext>()({
    component: () => (
      <Frame>
        <Outlet />
      </Frame>
    ),
  })

  let entered: { path: RoutePath; searchStr: string } | null = null
  const paths = Object.keys(routes).filter((path) => isRoutePath(path))
  const children = paths.map((path) => {
    const screen = isScreenPath(path) ? lazyScreen(ports.screens[path]) : null
    return createRoute({
      getParentRoute: () => root,
      path,
      beforeLoad: async ({ context: { queryClient }, preload, cause, location }) => {
        if (!preload) ports.onNavigate?.(path)
        if (ports.isGuarded === false) return { isWarm: false }
        const { search, searchStr, state } = location
        // Only the search has changed, as with a filter: access is not checked again.
        const isOnlySearch = cause === 'stay' && entered?.path === path && entered.searchStr !== searchStr
        if (!preload && !isOnlySearch) entered = null
        const isWarm = isOnlySearch || sessionState().status === 'signed-in'
        if (!isOnlySearch) {
          const guard = guardOf(path)
          const context = loadAccessContext(queryClient, guard.facts, state)
          // The guard's requests, those of the screen and its code are all on their way at once. A visitor's guard
          // decides first: it needs no request, and a refused visitor asks for nothing.
          if (isWarm) {
            prefetch(queryClient, factsOf(path).loaders ?? [])
            // A failure is reported where the screen is awaited.
            screen?.preload().catch(() => undefined)
          }
          const entry = guard(await context)
          if (!entry.enter) throw redirect({ to: entry.to, replace: true })
        }
        const to = await (screen?.redirect ?? postLoginRedirect)({ path, search, queryClient })
        if (to !== null) throw redirect({ to, replace: true })
        if (!preload) entered = { path, searchStr }
        return { isWarm }
      },
      loader({ context: { queryClient, isWarm } }) {
        if (!isWarm) prefetch(queryClient, factsOf(path).loaders ?? [])
      },
      ...(screen && { component: screen }),
    })
  })

  const anythingElse = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: () => {
      throw redirect({ to: '/not-found', replace: true })
    },
  })

  return createRouter({
    routeTree: root.addChildren([...children, anythingElse]),
    context: { queryClient: ports.queryClient },
    ...(ports.history && { history: ports.history }),
    defaultPreload: 'intent',
    defaultPendingMs: PENDING_AFTER_MS,
    // What has come is not held back for the sake of what waited for it.
    defaultPendingMinMs: 0,
    defaultPendingComponent: ports.Pending,
    defaultErrorComponent: ports.Failure,
    scrollRestoration: true,
    // Addresses carry text: a code of digits stays text.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(
        Object.entries(search).map(([name, value]) => [name, String(value)]),
      ).toString()
      return text && `?${text}`
    },
  })
}

export type BankRouter = ReturnType<typeof createBankRouter>
