import { readMessages } from './drafts.ts'
import { isDrafts } from './persisted-state.ts'
import { rootStore } from './root-store.ts'
import { CARRIED_MESSAGES_KEY } from './tab-keys.ts'

/**
 * Carries the messages that are being written over a reload, since not every browser asks before it leaves a page. They
 * are in session storage only between two pages: written as one is left, removed as the next one starts.
 * Returns a function that stops it.
 */
export function carryMessages(mayCarry: () => boolean): () => void {
  const write = () => {
    const messages = mayCarry() ? readMessages() : {}
    if (Object.keys(messages).length > 0)
      withStorage(() => sessionStorage.setItem(CARRIED_MESSAGES_KEY, JSON.stringify(messages)))
  }
  // The browser may show the same page again instead of a new one.
  const remove = () => withStorage(() => sessionStorage.removeItem(CARRIED_MESSAGES_KEY))
  window.addEventListener('pagehide', write)
  window.addEventListener('pageshow', remove)
  return () => {
    window.removeEventListener('pagehide', write)
    window.removeEventListener('pageshow', remove)
  }
}

/** Restores the messages that the previous page carried, if its session is still valid, and removes them from storage. */
export function takeCarriedMessages(isSessionValid: boolean): void {
  withStorage(() => {
    const carried: unknown = JSON.parse(sessionStorage.getItem(CARRIED_MESSAGES_KEY) ?? 'null')
    sessionStorage.removeItem(CARRIED_MESSAGES_KEY)
    if (isSessionValid && isDrafts(carried))
      rootStore.setState(({ unstoredDrafts }) => ({ unstoredDrafts: { ...carried, ...unstoredDrafts } }))
  })
}

function withStorage(access: () => void): void {
  try {
    access()
  } catch {
    // Storage is forbidden or full: a reload loses the message.
  }
}
