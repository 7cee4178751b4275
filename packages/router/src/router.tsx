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
import { visitorOf, warm } from './visitor.ts'

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

  const screens = Object.keys(routes)
    .filter((path) => isRoutePath(path))
    .map((path) =>
      createRoute({
        getParentRoute: () => root,
        path,
        beforeLoad: async ({ context, preload }) => {
          if (!preload) ports.onNavigate?.(path)
          if (ports.isGuarded === false) return
          const guard = guardOf(path)
          const entry = guard(await visitorOf(context.queryClient, guard.facts))
          if (!entry.enter) throw redirect({ to: entry.to, replace: true })
        },
        loader: ({ context }) => warm(context.queryClient, factsOf(path).reads ?? []),
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
