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
import { factsOf, guardOf, isRoutePath, type RoutePath, routes } from './routes.ts'
import { lazyScreen, type Screens } from './screens.tsx'
import { loadAccessContext, prefetch } from './access-context.ts'

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

const PENDING_AFTER_MS = 300

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
  const screens = Object.keys(routes)
    .filter((path) => isRoutePath(path))
    .map((path) =>
      createRoute({
        getParentRoute: () => root,
        path,
        beforeLoad: async ({ context: { queryClient }, preload, cause, location: { searchStr, state } }) => {
          if (!preload) ports.onNavigate?.(path)
          if (ports.isGuarded === false) return { isWarm: false }
          // Only the search has changed, as with a filter: nothing is asked again about who has entered already.
          if (cause === 'stay' && entered?.path === path && entered.searchStr !== searchStr) {
            entered = { path, searchStr }
            return { isWarm: true }
          }
          if (!preload) entered = null
          // What the screen reads is asked for beside the guard's own calls: who is refused has asked for no more than their own.
          const isWarm = sessionState().status === 'signed-in'
          const guard = guardOf(path)
          const asked = loadAccessContext(queryClient, guard.facts, state)
          if (isWarm) prefetch(queryClient, factsOf(path).loaders ?? [])
          const entry = guard(await asked)
          if (!entry.enter) throw redirect({ to: entry.to, replace: true })
          if (!preload) entered = { path, searchStr }
          return { isWarm }
        },
        loader({ context: { queryClient, isWarm } }) {
          if (!isWarm) prefetch(queryClient, factsOf(path).loaders ?? [])
        },
        component: lazyScreen(ports.screens[path]),
      }),
    )

  const anythingElse = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: () => {
      throw redirect({ to: '/not-found', replace: true })
    },
  })

  return createRouter({
    routeTree: root.addChildren([...screens, anythingElse]),
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
