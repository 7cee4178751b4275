import { repeatEarlyPresses } from '@coffer/auth/early-log-in'
import { chooseLanguage, onLanguage } from '@coffer/i18n/language'
import { storedLanguage, storeLanguage } from '@coffer/session/language-choice'
import type { LoginAnswer } from '@coffer/session/session'
import { rehydrate } from '@coffer/session/store'
import { watchBranding } from '@coffer/session/watch-branding'
import { hydrateRoot } from 'react-dom/client'
import { innerLink } from './log-in/inner-link.ts'
import { LogInPage } from './log-in/log-in-page.tsx'
import { logInWords } from './log-in/messages.ts'
import { knowInstitution } from './start/institution.ts'
import { nothingIsMissing } from './start/nothing-missing.ts'
import { beginTransport } from './start/transport.ts'
import { beginWords } from './start/words.ts'

const container = document.getElementById('root')
if (!container) throw new Error('the page has no root element')

/** The rest of the bank, brought once someone is on the way in. */
const bringBank = () => import('./start/bank.tsx')

/** Asked for ahead. Should it fail to come, it is asked for again when it is needed. */
function comeMeanwhile(): void {
  bringBank()
    .then(({ bringWordsAhead }) => bringWordsAhead())
    .catch(() => undefined)
}

// Over once someone is on the way in: from then on links are the bank's, and it must not be started a second time.
const atTheDoor = new AbortController()

/** Goes on inside the page that is open: nothing is loaded twice. */
async function enterBank(path: string): Promise<void> {
  atTheDoor.abort()
  const { startBank } = await bringBank()
  history.pushState(null, '', path)
  await startBank({ onReady: () => page.unmount() })
}

async function onLoggedIn(answer: LoginAnswer): Promise<void> {
  const { afterLogIn } = await bringBank()
  const path = afterLogIn(answer)
  // Logged in by now: where the bank does not start in this document, it does in the next.
  await enterBank(path).catch(() => location.assign(path))
}

await knowInstitution()
await beginWords({ language: 'first' })
beginTransport()
await Promise.all(logInWords.map((namespace) => namespace.load()))
const { promise: isAlive, resolve: onAlive } = Promise.withResolvers<void>()
const page = hydrateRoot(container, <LogInPage onLoggedIn={onLoggedIn} onAlive={onAlive} />)

// Someone turns to the form, or has sent it before this script came: what follows a log-in comes meanwhile.
container.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLInputElement) comeMeanwhile()
})
if (window['__logIn'] || document.activeElement instanceof HTMLInputElement) comeMeanwhile()
document.addEventListener(
  'pointerover',
  (event) => {
    if (innerLink(event.target)) comeMeanwhile()
  },
  { signal: atTheDoor.signal },
)
document.addEventListener(
  'click',
  (event) => {
    const path = innerLink(event.target)
    if (!path || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    enterBank(path).catch(() => location.assign(path))
  },
  { signal: atTheDoor.signal },
)

await rehydrate()
const remembered = storedLanguage()
if (remembered) await chooseLanguage(remembered)
onLanguage(storeLanguage)
await isAlive
nothingIsMissing()
repeatEarlyPresses()
watchBranding({ comparesFirst: true })
