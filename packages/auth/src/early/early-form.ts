import { EARLY_FORM_KEY, TOKEN_KEY } from '@coffer/session/tab-keys'
import { applyCachedColors } from './cached-colors.ts'
import { type EarlyUse, OTHER_BUTTONS, PRERENDERED_ROOT } from './early-use.ts'

// Inlined in the page of a prerendered form, before any other script.

const prerenderedRoot = () => document.querySelector(PRERENDERED_ROOT)

/** The fields whose values may be stored. */
const storableFields = (root: Element | null) =>
  root?.querySelectorAll<HTMLInputElement>('input:not([type=password])') ?? []

/** A signed-in depositor is redirected, so nothing is shown until the application has decided. */
function hideFromDepositors(): void {
  if (sessionStorage.getItem(TOKEN_KEY)) prerenderedRoot()?.replaceChildren()
}

function restoreTyped(): void {
  const typed: unknown = JSON.parse(sessionStorage.getItem(EARLY_FORM_KEY) ?? '{}')
  sessionStorage.removeItem(EARLY_FORM_KEY)
  const texts = new Map<string, unknown>(typed instanceof Object ? Object.entries(typed) : [])
  for (const field of storableFields(prerenderedRoot())) {
    const text = texts.get(field.name)
    if (typeof text === 'string') field.value = text
  }
}

function storeTyped(): void {
  const typed = Array.from(storableFields(prerenderedRoot()), ({ name, value }) => [name, value] as const)
  if (typed.some(([, value]) => value !== ''))
    sessionStorage.setItem(EARLY_FORM_KEY, JSON.stringify(Object.fromEntries(typed)))
}

/** Without storage there is no session, and nothing is stored. */
function withStorage(access: () => void): void {
  try {
    access()
  } catch {
    // Storage is forbidden, full or corrupt.
  }
}

const use: EarlyUse = { presses: [], isSubmitted: false }
window['__earlyUse'] = use

applyCachedColors()
withStorage(hideFromDepositors)
withStorage(restoreTyped)

addEventListener('pagehide', () => withStorage(storeTyped))

document.addEventListener('click', ({ target }) => {
  const pressed = target instanceof Element && target.closest(OTHER_BUTTONS)
  if (!pressed || !prerenderedRoot()) return
  const place = [...document.querySelectorAll(OTHER_BUTTONS)].indexOf(pressed)
  if (!use.presses.includes(place)) use.presses.push(place)
})

document.addEventListener('submit', (event) => {
  if (!prerenderedRoot()) return
  event.preventDefault()
  use.isSubmitted = true
  if (event.target instanceof Element) event.target.ariaBusy = 'true'
})
