import { isLanguage, type Language } from '@coffer/i18n/languages'
import { useSyncExternalStore } from 'react'
import { isRecord } from './persisted-state.ts'
import { rootStore } from './root-store.ts'

/** Why a session ended, for the log-in page. */
const logoutReasons = [
  'asked',
  // The session expired by inactivity, or reached its maximum length.
  'timed-out',
  // The provider responded with 401.
  'refused',
  // Too many wrong codes; this has its own screen.
  'locked',
  'other-tab',
  // A protected screen was opened without a session.
  'no-bearer',
] as const
export type LogoutReason = (typeof logoutReasons)[number]

// Memory comes first: the provider's response to a logout may clear the site's storage in every tab. The copy in
// session storage is for the next page; the root key is already removed by then.
const KEY = 'logout-reason'
let inMemory: string | null = null

/** Records the reason for the log-in page, and the chosen language, which outlives the session. */
export function recordLogoutReason(reason: LogoutReason): void {
  write(JSON.stringify({ reason, language: languageBeforeLogout() ?? rootStore.getState().language }))
}

/** Why the previous session ended; null if there was none, and after a log-in. */
export function logoutReason(): LogoutReason | null {
  const stored = read()
  return logoutReasons.find((reason) => reason === stored?.reason) ?? null
}

/** `logoutReason` as a hook; null while prerendering. */
export function useLogoutReason(): LogoutReason | null {
  return useSyncExternalStore(neverChanges, logoutReason, () => null)
}

const neverChanges = () => () => undefined

/** The chosen language before the logout. */
export function languageBeforeLogout(): Language | null {
  const language = read()?.language
  return isLanguage(language) ? language : null
}

/** Drops the reason after a log-in. The interrupted route stays until the log-in is complete. */
export function clearLogoutReason(): void {
  const language = languageBeforeLogout()
  if (language) rootStore.setState({ language })
  const route = interruptedRoute()
  write(route === null ? null : JSON.stringify({ route }))
}

/**
 * Records the open route, beside the reason, when the session ends by itself: a phone may discard the tab before the
 * next log-in. Only the declared route, never an id or a search.
 */
export function recordInterruptedRoute(route: string): void {
  write(JSON.stringify({ ...read(), route }))
}

/** Returns the interrupted route and removes it. */
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
    // Without session storage the log-in page shows no reason.
  }
}
