import { applyCachedColors } from './cached-colors.ts'
import { type EarlyUse, OTHER_BUTTONS, PRERENDERED_ROOT } from './early-use.ts'

// Inlined in the page of a prerendered form, before any other script.

/** The key of the tab's token (packages/session/src/token/token-store.ts). */
const TOKEN = 'tab'

/** With a session the address leads elsewhere: nothing is shown until the application decides. */
function hideFromDepositors(): void {
  try {
    if (sessionStorage.getItem(TOKEN)) document.querySelector(PRERENDERED_ROOT)?.replaceChildren()
  } catch {
    // Without storage there is no session.
  }
}

const use: EarlyUse = { presses: [], isSubmitted: false }
window['__earlyUse'] = use

applyCachedColors()
hideFromDepositors()

document.addEventListener('click', ({ target }) => {
  const pressed = target instanceof Element && target.closest(OTHER_BUTTONS)
  if (!pressed || !document.querySelector(PRERENDERED_ROOT)) return
  const place = [...document.querySelectorAll(OTHER_BUTTONS)].indexOf(pressed)
  if (!use.presses.includes(place)) use.presses.push(place)
})

document.addEventListener('submit', (event) => {
  if (!document.querySelector(PRERENDERED_ROOT)) return
  event.preventDefault()
  use.isSubmitted = true
  if (event.target instanceof Element) event.target.ariaBusy = 'true'
})
