import { initI18n, loadRegisteredMessages } from '@coffer/i18n/language'
import type { Language } from '@coffer/i18n/languages'
import { startI18next } from '@coffer/i18n/start-i18next'
import { beginMfa, completeMfa } from '@coffer/session/session'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, render, type RenderResult } from '@testing-library/react'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { type BankRouter, createBankRouter } from './router.tsx'
import { isScreenPath, type RoutePath, routePaths, type ScreenPath } from './routes.ts'
import type { ScreenModule, Screens, ScreenSource } from './screens.tsx'

export interface RenderRouteOptions {
  path: RoutePath | `${RoutePath}?${string}`
  /** Values of the path's `$name` parameters. */
  params?: Readonly<Record<string, string>>
  /** The screens under test; every other screen only shows its path. */
  screens: Partial<Screens>
  language?: Language
  /** The bank's languages; by default only the shown one. */
  languages?: readonly Language[]
  /** The initial session of the test. */
  as?: 'visitor' | 'mfa-pending' | 'signed-in'
  /** The frame around the screen; by default only `main`. */
  Frame?: (props: { children: ReactNode }) => ReactNode
  /** How long the screen waits for its data; see `RouterPorts`. */
  dataWaitMs?: number
}

export interface RenderedRoute extends RenderResult {
  router: BankRouter
  queryClient: QueryClient
  /** The current path. */
  path: () => string
}

/** Renders a route through the real router, guards and query client; the test fakes the network. */
export function renderRoute({
  path,
  params = {},
  screens,
  language = 'en',
  languages = [language],
  as = 'signed-in',
  Frame = PlainMain,
  dataWaitMs,
}: RenderRouteOptions): RenderedRoute {
  startI18next()
  initI18n({ offered: languages, chosen: language })
  if (as !== 'visitor') beginSession(as)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createBankRouter({
    screens: { ...placeholders(), ...screens },
    queryClient,
    history: createMemoryHistory({ initialEntries: [filled(path, params)] }),
    Frame,
    ErrorScreen: ErrorText,
    PendingScreen: () => null,
    ...(dataWaitMs !== undefined && { dataWaitMs }),
  })
  const result = render(
    <QueryClientProvider client={queryClient}>
      <LoadedRouter router={router} />
    </QueryClientProvider>,
  )
  return { ...result, router, queryClient, path: () => router.state.location.pathname }
}

interface ShowOptions extends Pick<RenderRouteOptions, 'params' | 'language' | 'languages' | 'as'> {
  search?: string
}

/**
 * Returns functions that render a feature's screens with their messages: `export const { show, showAfter } =
 * showing(messages)`.
 */
export function showing(...messages: ScreenSource['messages']) {
  const source = (screen: ScreenModule): ScreenSource => ({ screen: async () => screen, messages })
  return {
    /** The screen at a path, through the real router and query client. */
    show: (
      path: RoutePath,
      Screen: ScreenModule,
      { search = '', ...shown }: ShowOptions = {},
    ): RenderedRoute =>
      renderRoute({
        ...shown,
        path: search === '' ? path : `${path}?${search}`,
        screens: { [path]: source(Screen) },
      }),
    /**
     * Renders the screen at a path with a recorded result, which is recorded after the log-in, because that clears
     * results.
     */
    showAfter: async (record: () => void, path: RoutePath, Screen: ScreenModule): Promise<RenderedRoute> => {
      const shown = renderRoute({ path: '/login', screens: { [path]: source(Screen) } })
      record()
      await act(() => shown.router.navigate({ to: path }))
      return shown
    },
  }
}

/** Leaves the screen and returns: as after a reload, only stored state remains. */
export async function leaveAndReturn(
  { router, path }: RenderedRoute,
  elsewhere: RoutePath = '/dashboard',
): Promise<void> {
  const here = path()
  await act(() => router.navigate({ to: elsewhere }))
  await act(() => router.navigate({ to: here }))
}

/** Everything that this browser has stored for the page. */
export const storedText = (): string =>
  JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])

/** The path with its `$name` parameters replaced. */
export const filled = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replaceAll(/\$(\w+)/g, (whole, name: string) => params[name] ?? whole)

/** The router after it has loaded: React keeps a Suspense fallback for at least 300 ms. */
export function LoadedRouter({ router }: { router: BankRouter }) {
  const [isLoaded, setLoaded] = useState(false)
  useLayoutEffect(() => {
    if (isLoaded) return undefined
    // From now on the provider follows the history; an earlier navigation would never end.
    return router.history.subscribe(() => void router.load())
  }, [router, isLoaded])
  useEffect(() => {
    void Promise.all([router.load(), loadRegisteredMessages()]).then(() => setLoaded(true))
  }, [router])
  return isLoaded && <RouterProvider router={router} />
}

function PlainMain({ children }: { children: ReactNode }) {
  return <main>{children}</main>
}

/** The error that a screen threw. */
export function ErrorText({ error }: { error: unknown }) {
  return <p role="alert">{error instanceof Error ? error.message : String(error)}</p>
}

function beginSession(status: 'mfa-pending' | 'signed-in'): void {
  beginMfa({
    token: 'first-token',
    nonceToken: 'nonce',
    maskedEmail: 'a***@example.com',
    session: null,
    mfa: { enrolled: ['sms', 'email'], maskedPhone: '(***) ***-0100' },
  })
  if (status === 'signed-in') {
    completeMfa({ token: 'final-token', sessionId: 'session', relink: false, tokenDuration: 900 })
  }
}

/** Screens that show only their path, so that a test sees where it was redirected. */
export function placeholders(): Screens {
  const entries = routePaths
    .filter((path) => isScreenPath(path))
    .map((path): [ScreenPath, ScreenSource] => [
      path,
      { screen: async () => () => <p>{path}</p>, messages: [] },
    ])
  return completed(Object.fromEntries(entries))
}

function completed(screens: Partial<Screens>): Screens {
  if (!isComplete(screens)) throw new Error('a route has no screen')
  return screens
}

function isComplete(screens: Partial<Screens>): screens is Screens {
  return routePaths.filter((path) => isScreenPath(path)).every((path) => Object.hasOwn(screens, path))
}
