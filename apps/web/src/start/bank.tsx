import { providerNow } from '@coffer/api-client/transport'
import { onLanguage } from '@coffer/i18n/language'
import { type BankRouter, createBankRouter } from '@coffer/router/router'
import { isRoutePath } from '@coffer/router/routes'
import { messages as routerWords } from '@coffer/router/messages'
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
import { Frame } from '../chrome/frame.tsx'
import { Failure } from '../failure/failure.tsx'
import { Pending } from '../failure/pending.tsx'
import { innerLink } from '../log-in/inner-link.ts'
import { screens } from '../screens.ts'
import { messages } from '../messages.ts'
import { knowInstitution } from './institution.ts'
import { nothingIsMissing } from './nothing-missing.ts'
import { keepOfflinePage } from './offline-page.ts'
import { createQueryClient } from './query-client.ts'
import { beginTransport } from './transport.ts'
import { beginWords, frontWords } from './words.ts'

export { afterLogIn } from '../log-in/after-log-in.ts'

/** What the bank says on every screen and the log-in page does not, asked for ahead. */
export async function bringWordsAhead(): Promise<void> {
  await routerWords.load()
}

/** A plain link to a screen goes there without loading the page anew. */
function followPlainLinks(router: BankRouter): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    const path = innerLink(event.target)
    if (!path || !isRoutePath(path)) return
    event.preventDefault()
    void router.navigate({ to: path })
  })
}

/** Screens on which a key or a click does not count as activity (§4). */
const withoutActivity = /^\/(login|otp-verification|setup-mobile-mfa)?(\/|$)/

/** Starts the whole application in the page's root element: session, words, branding, router. */
export async function startBank({ onReady }: { onReady?: () => void } = {}): Promise<void> {
  for (const face of preloadedFonts)
    preload(face, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  setClock(providerNow)
  await knowInstitution()
  beginTransport({
    bearer,
    onCsrfFailure: () => toasts.show(messages.read('csrf.failed'), 'error'),
    onUnauthenticated: () => void endRefusedSession(),
  })
  await restoreSession()
  await beginWords({ language: 'remembered' })
  await Promise.all([...frontWords, routerWords].map((namespace) => namespace.load()))

  const queryClient = createQueryClient()
  const router = createBankRouter({
    screens,
    queryClient,
    Frame,
    Failure,
    Pending,
    onNavigate: () => void refreshBranding(),
  })
  onSessionEnd(() => {
    queryClient.clear()
    void router.navigate({ to: '/logout', replace: true })
  })
  onLanguage(storeLanguage)
  // In the colours that were kept, or else in those that it was stamped with.
  await applyTheme().catch(() => undefined)
  watchBranding()
  startLiveness({ countsActivity: () => !withoutActivity.test(router.state.location.pathname) })

  followPlainLinks(router)
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root element')
  nothingIsMissing()
  keepOfflinePage()
  onReady?.()
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <GlobalStyle />
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
