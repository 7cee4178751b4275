import { repeatEarlyPresses } from '@coffer/auth/early-log-in'
import { chooseLanguage, currentLanguage, onLanguage } from '@coffer/i18n/language'
import { preferredLanguage, storeLanguage } from '@coffer/session/language-choice'
import type { LoginAnswer } from '@coffer/session/session'
import { rehydrate } from '@coffer/session/store'
import { tenant } from '@coffer/session/tenant'
import { watchBranding } from '@coffer/session/watch-branding'
import { hydrateRoot } from 'react-dom/client'
import { internalPath } from './log-in/internal-path.ts'
import { LogInPage } from './log-in/log-in-page.tsx'
import { logInMessages } from './log-in/messages.ts'
import { ensureTenant } from './start/ensure-tenant.ts'
import { removeMissingCodeNotice } from './start/missing-code-notice.ts'
import { startTransport } from './start/transport.ts'
import { startI18n } from './start/i18n.ts'

const container = document.getElementById('root')
if (!container) throw new Error('the page has no root element')

/** The application, loaded when a visitor is about to log in. */
const preloadApp = () => import('./start/start-app.tsx')

/** Prefetches the application and the screen of a link. A failed import is retried when the code is needed. */
function prefetchApp(path?: string): void {
  preloadApp()
    .then(({ prefetchCode }) => prefetchCode(path))
    .catch(() => undefined)
}

// Aborted when the application mounts: its router then handles links, and the application must not start twice.
const linkListeners = new AbortController()

/** Gives immediate feedback, because the next screen takes seconds on a slow connection. */
function markPressed(target: EventTarget | null): void {
  const link = target instanceof Element && target.closest('a')
  if (!link) return
  link.ariaBusy = 'true'
  link.style.opacity = '0.5'
}

/** Mounts the application in the current document, so that nothing is loaded twice. */
async function mountApp(path: string): Promise<void> {
  linkListeners.abort()
  const { startApp } = await preloadApp()
  history.pushState(null, '', path)
  await startApp({ onReady: () => page.unmount() })
}

async function onLoggedIn(answer: LoginAnswer): Promise<void> {
  const { afterLogIn } = await preloadApp()
  const path = afterLogIn(answer)
  // The log-in has succeeded: if the application can't start in this document, it starts in the next.
  await mountApp(path).catch(() => location.assign(path))
}

await ensureTenant()
await startI18n({ language: 'first' })
startTransport()
await Promise.all(logInMessages.map((namespace) => namespace.load()))
const { promise: isHydrated, resolve: onHydrated } = Promise.withResolvers<void>()
const page = hydrateRoot(container, <LogInPage onLoggedIn={onLoggedIn} onHydrated={onHydrated} />)

// The form has the focus, or was submitted before this script ran: prefetch the code that follows a log-in.
container.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLInputElement) prefetchApp()
})
if (window['__logIn'] || document.activeElement instanceof HTMLInputElement) prefetchApp()
document.addEventListener(
  'pointerover',
  (event) => {
    const path = internalPath(event.target)
    if (path) prefetchApp(path)
  },
  { signal: linkListeners.signal },
)
document.addEventListener(
  'click',
  (event) => {
    const path = internalPath(event.target)
    if (!path || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    markPressed(event.target)
    mountApp(path).catch(() => location.assign(path))
  },
  { signal: linkListeners.signal },
)

await rehydrate()
const preferred = preferredLanguage(tenant().languages)
if (preferred !== currentLanguage()) await chooseLanguage(preferred)
onLanguage(storeLanguage)
await isHydrated
removeMissingCodeNotice()
repeatEarlyPresses()
watchBranding({ comparesFirst: true })
