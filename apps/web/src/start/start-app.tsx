import { providerNow } from '@coffer/api-client/transport'
import { onLanguage } from '@coffer/i18n/language'
import { type BankRouter, createBankRouter, PENDING_AFTER_MS } from '@coffer/router/router'
import { keepInterruptedPage, keepReloadedRoute } from '@coffer/router/interrupted-page'
import { isRoutePath, isScreenPath } from '@coffer/router/routes'
import { loadScreen } from '@coffer/router/screens'
import { messages as routerMessages } from '@coffer/router/messages'
import { applyTheme } from '@coffer/session/apply-theme'
import { refreshBranding } from '@coffer/session/fetch-branding'
import { storeLanguage } from '@coffer/session/language-choice'
import { startLiveness } from '@coffer/session/liveness'
import { toasts } from '@coffer/session/toasts'
import { bearer, endRefusedSession, setClock, onSessionEnd, restoreSession } from '@coffer/session/session'
import { watchBranding } from '@coffer/session/watch-branding'
import { preloadedFonts } from '@coffer/ui-kit/fonts'
import { GlobalStyle } from '@coffer/ui-kit/global-style'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { preload } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { focusHeading } from '../chrome/focus-heading.ts'
import { Frame } from '../chrome/frame.tsx'
import { ErrorScreen } from '../error-screen/error-screen.tsx'
import { PendingScreen } from '../error-screen/pending-screen.tsx'
import { internalPath } from '../log-in/internal-path.ts'
import { screens } from '../screens.ts'
import { messages } from '../messages.ts'
import { ensureTenant } from './ensure-tenant.ts'
import { followLanguage } from './follow-language.ts'
import { removeMissingCodeNotice } from './missing-code-notice.ts'
import { registerOfflineWorker } from './offline-worker.ts'
import { createQueryClient } from './query-client.ts'
import { isPrerendered, takeOver } from './take-over.ts'
import { startTransport } from './transport.ts'
import { startI18n, commonMessages } from './i18n.ts'

export { afterLogIn } from '../log-in/after-log-in.ts'

/** Loads the code that the log-in page lacks: the messages of every screen, and the screen at a path. */
export async function prefetchCode(path = ''): Promise<void> {
  const isOpened = isRoutePath(path) && isScreenPath(path)
  await Promise.all([routerMessages.load(), isOpened && loadScreen(screens[path])])
}

/** Navigates plain links to screens without a page load. */
function routePlainLinks(router: BankRouter): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    const path = internalPath(event.target)
    if (!path || !isRoutePath(path)) return
    event.preventDefault()
    void router.navigate({ to: path })
  })
}

/**
 * Loads each history change until the router has mounted and listens itself. The router does not restart a load in
 * progress when it mounts, so an earlier change, for example by the back button, would be lost.
 */
function loadOnHistoryChange(router: BankRouter): void {
  const stopLoading = router.history.subscribe(() => void router.load())
  const stopListening = router.subscribe('onRendered', () => {
    stopLoading()
    stopListening()
  })
}

/** Focuses the heading of the first screen, which the router does not treat as a navigation. */
function focusFirstHeading(router: BankRouter): void {
  const stopListening = router.subscribe('onRendered', () => {
    stopListening()
    focusHeading()
  })
}

/**
 * Waits for the branding that the page requested early, if no earlier page has stored it. The capabilities that it
 * announces add items to the navigation, which would move the others if they appeared later.
 */
async function awaitEarlyBranding(): Promise<void> {
  const early = window['__early']?.answers.get('/branding')
  if (early) await refreshBranding({ early })
}

const delay = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

/** Screens on which a key or a click does not count as activity. */
const pathsWithoutActivity = /^\/(login|otp-verification|setup-mobile-mfa)?(\/|$)/

/** Requests the regular and the bold face of the text before anything is rendered in them. */
function requestFonts(): void {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--text-font')
  if (family === '') {
    for (const face of preloadedFonts)
      preload(face, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
    return
  }
  // The page declares the faces of the tenant's family. If one fails to load, its fallback is used.
  for (const weight of [400, 700]) document.fonts.load(`${weight} 1rem ${family}`).catch(() => undefined)
}

/**
 * Starts the application in the page's root element: session, messages, branding, router. `onReady` is set if it replaces
 * the hydrated log-in page, which the callback unmounts.
 */
export async function startApp({ onReady }: { onReady?: () => void } = {}): Promise<void> {
  requestFonts()
  setClock(providerNow)
  await ensureTenant()
  startTransport({
    bearer,
    onCsrfFailure: ({ failure }) =>
      void messages
        .read(failure.kind === 'cookies-blocked' ? 'failure.cookies-blocked.text' : 'csrf.failed')
        .then(
          (text) => toasts.show(text, 'error'),
          () => undefined,
        ),
    onUnauthenticated: () => void endRefusedSession(),
  })
  await restoreSession()
  keepReloadedRoute(location.pathname)
  await startI18n({ language: 'preferred' })
  await Promise.all([...commonMessages, routerMessages].map((namespace) => namespace.load()))

  const queryClient = createQueryClient()
  const router = createBankRouter({
    screens,
    queryClient,
    Frame,
    ErrorScreen,
    PendingScreen,
    onNavigate: () => void refreshBranding(),
  })
  onSessionEnd((reason, typed) => {
    const { matches, location } = router.state
    const path: unknown = matches.at(-1)?.fullPath
    const { href, pathname } = location
    keepInterruptedPage(queryClient, { reason, path, pathname, href, typed })
    queryClient.clear()
    void router.navigate({ to: '/logout', replace: true })
  })
  onLanguage(storeLanguage)
  followLanguage(queryClient)
  // Before the first render: the cached colors, else those of the build.
  await applyTheme().catch(() => undefined)
  const hasBranding = awaitEarlyBranding()
  watchBranding()
  startLiveness({ countsActivity: () => !pathsWithoutActivity.test(router.state.location.pathname) })

  routePlainLinks(router)
  loadOnHistoryChange(router)
  if (onReady) focusFirstHeading(router)
  // The page keeps its content until the first screen is ready, because React shows a Suspense fallback for at least 300 ms.
  const isReady = Promise.all([router.load(), hasBranding])
  // A prerendered form is usable: only the same form may replace it.
  const replacesForm = isPrerendered()
  await (replacesForm ? isReady : Promise.race([isReady, delay(PENDING_AFTER_MS)]))
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root element')
  removeMissingCodeNotice()
  registerOfflineWorker()
  onReady?.()
  const render = () =>
    createRoot(root).render(
      <QueryClientProvider client={queryClient}>
        <GlobalStyle />
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
  if (replacesForm) takeOver(root, render)
  else render()
}
