import { isLanguage, type Language } from '@coffer/i18n/languages'
import { useSyncExternalStore } from 'react'
import { isRecord } from './persisted-state.ts'
import { rootStore } from './root-store.ts'

/** Why a session ended, for the log-in page. */
const logoutReasons = [
  'asked',
  // The session expired: no activity, or its maximum length was reached.
  'timed-out',
  // The provider answered 401.
  'refused',
  // Too many wrong codes; a screen of its own says so.
  'locked',
  'other-tab',
  // A protected screen was opened without a session.
  'no-bearer',
] as const
export type LogoutReason = (typeof logoutReasons)[number]

// Memory first: the provider's answer to a logout may clear the site's storage, of every tab. The copy in session
// storage is for the next page; the root key is gone by then.
const KEY = 'logout-reason'
let inMemory: string | null = null

/** Records the reason for the log-in page, and the chosen language, which outlives the session. */
export function recordLogoutReason(reason: LogoutReason): void {
  write(JSON.stringify({ reason, language: languageBeforeLogout() ?? rootStore.getState().language }))
}

/** Why the previous session ended; null when there was none, and once somebody has logged in. */
export function logoutReason(): LogoutReason | null {
  const stored = read()
  return logoutReasons.find((reason) => reason === stored?.reason) ?? null
}

/** `logoutReason` as a hook; null while prerendering. */
export function useLogoutReason(): LogoutReason | null {
  return useSyncExternalStore(neverChanges, logoutReason, () => null)
}

const neverChanges = () => () => undefined

/** The language that was chosen before the logout. */
export function languageBeforeLogout(): Language | null {
  const language = read()?.language
  return isLanguage(language) ? language : null
}

/** Drops the reason once somebody has logged in. The interrupted route stays until the log-in is complete. */
export function clearLogoutReason(): void {
  const language = languageBeforeLogout()
  if (language) rootStore.setState({ language })
  const route = interruptedRoute()
  write(route === null ? null : JSON.stringify({ route }))
}

/**
 * Records the route that was open when the session ended by itself, beside the reason: a phone may discard the tab before
 * somebody logs in again. The declared route alone, never an id or a search.
 */
export function recordInterruptedRoute(route: string): void {
  write(JSON.stringify({ ...read(), route }))
}

/** The interrupted route, once. */
export function takeInterruptedRoute(): string | null {
  const route = interruptedRoute()
  if (route === null) return null
  const { route: _taken, ...rest } = read() ?? {}
  write(Object.keys(rest).length === 0 ? null : JSON.stringify(rest))
  return route
}

function interruptedRoute(): string | null {
  const route = read()?.route
  return typeof route === 'string' ? route : null
}

function read(): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(inMemory ?? sessionStorage.getItem(KEY) ?? 'null')
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

/** Writes the reason again after the provider has cleared the site's storage. */
export function restoreLogoutReason(): void {
  if (inMemory !== null) write(inMemory)
}

function write(text: string | null): void {
  inMemory = text
  try {
    if (text === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, text)
  } catch {
    // Without session storage the log-in page gives no reason.
  }
}
