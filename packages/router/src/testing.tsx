import { initI18n, loadRegisteredMessages } from '@coffer/i18n/language'
import type { Language } from '@coffer/i18n/languages'
import { beginMfa, completeMfa } from '@coffer/session/session'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, render, type RenderResult } from '@testing-library/react'
import { type ReactNode, useEffect, useState } from 'react'
import { type BankRouter, createBankRouter } from './router.tsx'
import { isRoutePath, isScreenPath, type RoutePath, routes, type ScreenPath } from './routes.ts'
import type { ScreenModule, Screens, ScreenSource } from './screens.tsx'

export interface RenderRouteOptions {
  path: RoutePath | `${RoutePath}?${string}`
  /** What stands for `$name` of the path. */
  params?: Readonly<Record<string, string>>
  /** The screens under test; every other one only says its path. */
  screens: Partial<Screens>
  language?: Language
  /** Begins as someone logged in, or with the code still to come. */
  as?: 'visitor' | 'mfa-pending' | 'signed-in'
  /** What surrounds the screen; `main` alone, unless that is what the test is about. */
  Frame?: (props: { children: ReactNode }) => ReactNode
}

export interface RenderedRoute extends RenderResult {
  router: BankRouter
  queryClient: QueryClient
  /** Where the router is now. */
  path: () => string
}

/** A screen through the real router, guards and query client; the network is the test's to fake. */
export function renderRoute({
  path,
  params = {},
  screens,
  language = 'en',
  as = 'signed-in',
  Frame = MainAlone,
}: RenderRouteOptions): RenderedRoute {
  initI18n({ offered: [language] })
  if (as !== 'visitor') beginAs(as)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createBankRouter({
    screens: { ...placeholders(), ...screens },
    queryClient,
    history: createMemoryHistory({ initialEntries: [filled(path, params)] }),
    Frame,
    Failure: FailureText,
    Pending: () => null,
  })
  const result = render(
    <QueryClientProvider client={queryClient}>
      <LoadedRouter router={router} />
    </QueryClientProvider>,
  )
  return { ...result, router, queryClient, path: () => router.state.location.pathname }
}

interface Shown extends Pick<RenderRouteOptions, 'params' | 'language' | 'as'> {
  search?: string
}

/** Shows a feature's screens with the words they need: `export const { show, showAfter } = showing(words)`. */
export function showing(...words: ScreenSource['words']) {
  const source = (screen: ScreenModule): ScreenSource => ({ screen: async () => screen, words })
  return {
    /** The screen at a path, through the real router and query client. */
    show: (path: RoutePath, Screen: ScreenModule, { search = '', ...shown }: Shown = {}): RenderedRoute =>
      renderRoute({
        ...shown,
        path: search === '' ? path : `${path}?${search}`,
        screens: { [path]: source(Screen) },
      }),
    /** The screen at a path with what its flow has ended in: logging in forgets what was kept before. */
    showAfter: async (record: () => void, path: RoutePath, Screen: ScreenModule): Promise<RenderedRoute> => {
      const shown = renderRoute({ path: '/login', screens: { [path]: source(Screen) } })
      record()
      await act(() => shown.router.navigate({ to: path }))
      return shown
    },
  }
}

/** Going elsewhere and coming back: as after a reload, only what was kept is still there. */
export async function leaveAndReturn(
  { router, path }: RenderedRoute,
  elsewhere: RoutePath = '/dashboard',
): Promise<void> {
  const here = path()
  await act(() => router.navigate({ to: elsewhere }))
  await act(() => router.navigate({ to: here }))
}

/** The path as an address: `$name` replaced by what stands for it. */
export const filled = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replaceAll(/\$(\w+)/g, (whole, name: string) => params[name] ?? whole)

/** The router once it has loaded: what React suspends for, it shows 300 ms after the fallback at the earliest. */
export function LoadedRouter({ router }: { router: BankRouter }) {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    void Promise.all([router.load(), loadRegisteredMessages()]).then(() => setLoaded(true))
  }, [router])
  return isLoaded && <RouterProvider router={router} />
}

function MainAlone({ children }: { children: ReactNode }) {
  return <main>{children}</main>
}

/** What a screen that could not be shown threw. */
export function FailureText({ error }: { error: unknown }) {
  return <p role="alert">{error instanceof Error ? error.message : String(error)}</p>
}

function beginAs(kind: 'mfa-pending' | 'signed-in'): void {
  beginMfa({
    token: 'first-token',
    nonceToken: 'nonce',
    maskedEmail: 'a***@example.com',
    session: null,
    mfa: { enrolled: ['sms', 'email'], maskedPhone: '(***) ***-0100' },
  })
  if (kind === 'signed-in') {
    completeMfa({ token: 'final-token', sessionId: 'session', relink: false, tokenDuration: 900 })
  }
}

/** Every route's screen says nothing but where one is, so that a test sees where it was sent. */
export function placeholders(): Screens {
  const entries = Object.keys(routes)
    .filter((path) => isRoutePath(path))
    .filter((path) => isScreenPath(path))
    .map((path): [ScreenPath, ScreenSource] => [path, { screen: async () => () => <p>{path}</p>, words: [] }])
  return completed(Object.fromEntries(entries))
}

function completed(screens: Partial<Screens>): Screens {
  if (!isComplete(screens)) throw new Error('a route has no screen')
  return screens
}

function isComplete(screens: Partial<Screens>): screens is Screens {
  return Object.keys(routes)
    .filter((path) => isRoutePath(path) && isScreenPath(path))
    .every((path) => Object.hasOwn(screens, path))
}
