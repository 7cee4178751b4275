import { resolveCapability } from '@coffer/session/capabilities'
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
import { keepFocus } from '@coffer/ui-kit/keep-focus'
import { type ReactNode, useEffect } from 'react'
import { isScreenPath, type RoutePath, routeOf, routePaths } from './routes.ts'
import { lazyScreen, type Screens } from './screens.tsx'
import { cachedAccessContext, loadAccessContext, prefetch } from './access-context.ts'
import { isSavingData } from './data-saving.ts'
import { postLoginRedirect } from './post-login-redirect.ts'
import { refused, refusedAfterLogIn, resumePathAfter } from './refusal.ts'

export interface RouterPorts {
  screens: Screens
  queryClient: QueryClient
  /** The frame around the screen. */
  Frame: (props: { children: ReactNode }) => ReactNode
  /** Shown in place of a screen that threw, whose code did not load, or whose guard's calls failed. */
  ErrorScreen: (props: ErrorComponentProps) => ReactNode
  /** Shown while a screen takes longer than 300 ms. */
  PendingScreen: () => ReactNode
  history?: RouterHistory
  /** Called before a guard decides, e.g. to refresh branding. */
  onNavigate?: (path: RoutePath) => void
  /**
   * Maximum time that a screen waits for its data, 300 ms by default. Data that arrives after the screen shifts the
   * content below it, perhaps just as it is pressed.
   */
  dataWaitMs?: number
  /** False only in stories, which show every screen without a session. */
  isGuarded?: boolean
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** See `NavigateOptions`. */
    trustCachedGuard?: boolean
    /** The depositor used a link or a button of the application to log out. */
    isLogOutRequested?: boolean
    /** See `useStep`. */
    isStep?: boolean
  }
}

interface RouterContext {
  queryClient: QueryClient
}

/** How long a screen may take before `Pending` is shown. */
export const PENDING_AFTER_MS = 300

const DATA_WAIT_MS = 300

/** The router over the declared routes: guards, loaders and lazily loaded screens. */
export function createBankRouter(ports: RouterPorts) {
  const { Frame, dataWaitMs = DATA_WAIT_MS } = ports
  const root = createRootRouteWithContext<RouterContext>()({
    component: function Root() {
      useEffect(keepFocus, [])
      return (
        <Frame>
          <Outlet />
        </Frame>
      )
    },
  })

  let isTraversal = isLoadedByTraversal()
  let entered: { path: RoutePath; searchStr: string } | null = null
  const children = routePaths.map((path) => {
    const { guard, capability, loaders = [], isShownInParts = false } = routeOf(path)
    const screen = isScreenPath(path) ? lazyScreen(ports.screens[path]) : null
    return createRoute({
      getParentRoute: () => root,
      path,
      beforeLoad: async ({ context: { queryClient }, preload, cause, location }) => {
        if (!preload) ports.onNavigate?.(path)
        if (ports.isGuarded === false) return { prefetched: null }
        if (capability && !(await resolveCapability(capability)))
          throw redirect({ to: '/not-found', replace: true })
        const { search, searchStr, state } = location
        // Only the search has changed, as with a filter: access is not checked again.
        const isOnlySearch = cause === 'stay' && entered?.path === path && entered.searchStr !== searchStr
        if (!preload && !isOnlySearch) entered = null
        let prefetched = isOnlySearch ? Promise.resolve() : null
        if (!isOnlySearch) {
          const loading = loadAccessContext(queryClient, guard.requirements, state)
          // The requests of the guard and the screen, and its code, load in parallel. Without a session the guard
          // decides first: it needs no request, so a refusal costs none.
          if (sessionState().status === 'signed-in') {
            prefetched = prefetch(queryClient, loaders)
            // A failure is reported where the screen is awaited.
            screen?.preload().catch(() => undefined)
          }
          const context = await loading
          const decision = guard(context)
          if (!decision.isAllowed) {
            const resumePath = resumePathAfter({ path, isTraversal }, decision, context)
            throw resumePath ? redirect({ to: resumePath, replace: true }) : refused(decision)
          }
        }
        if (screen === null) {
          const href = await postLoginRedirect(queryClient)
          throw href === '/not-found'
            ? refusedAfterLogIn(cachedAccessContext(queryClient))
            : redirect({ href, replace: true })
        }
        const to = await screen.redirect({ path, search, queryClient })
        if (to !== null) throw redirect({ to, replace: true })
        if (!preload) entered = { path, searchStr }
        return { prefetched }
      },
      async loader({ context: { queryClient, prefetched } }) {
        const known = prefetched ?? prefetch(queryClient, loaders)
        if (!isShownInParts) await atMost(dataWaitMs, known)
      },
      ...(screen && { component: screen }),
    })
  })

  const unknownRoute = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: () => {
      throw redirect({ to: '/not-found', replace: true })
    },
  })

  const router = createRouter({
    routeTree: root.addChildren([...children, unknownRoute]),
    context: { queryClient: ports.queryClient },
    ...(ports.history && { history: ports.history }),
    defaultPreload: isSavingData() ? false : 'intent',
    defaultPendingMs: PENDING_AFTER_MS,
    // A loaded screen replaces the pending one at once.
    defaultPendingMinMs: 0,
    defaultPendingComponent: ports.PendingScreen,
    defaultErrorComponent: ports.ErrorScreen,
    scrollRestoration: true,
    // Search values are text: a code of digits stays text.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(
        Object.entries(search).map(([name, value]) => [name, String(value)]),
      ).toString()
      return text && `?${text}`
    },
  })
  // Only after mounting: until then the router follows redirects itself, as long as the history has no observer.
  const stopWaiting = router.subscribe('onResolved', () => {
    stopWaiting()
    router.history.subscribe(({ action }) => {
      isTraversal = ['BACK', 'FORWARD', 'GO'].includes(action.type)
    })
  })
  return router
}

/** Waits for work, up to a maximum time. */
async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const { promise: over, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  await Promise.race([work, over])
  clearTimeout(timer)
}

/** Whether the browser's Back or Forward loaded the document, such as from another site. */
function isLoadedByTraversal(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type === 'back_forward'
}

export type BankRouter = ReturnType<typeof createBankRouter>
