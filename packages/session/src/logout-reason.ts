import { isLanguage, type Language } from '@coffer/i18n/languages'
import { useSyncExternalStore } from 'react'
import { isRecord } from './persisted.ts'
import { rootStore } from './store.ts'

/** Why a session ended; the log-in page says it. */
const logoutReasons = [
  'asked',
  // The session ran out: no activity, or its whole length was used.
  'timed-out',
  // The provider answered 401.
  'refused',
  'other-tab',
  // A screen for those who are logged in was opened by someone who is not.
  'no-bearer',
] as const
export type LogoutReason = (typeof logoutReasons)[number]

// Memory first: the provider's answer to a logout may clear the site's storage, of every tab. The copy in session
// storage is for the page that comes next; the root key is gone by then.
const KEY = 'farewell'
let inMemory: string | null = null

/** Leaves word for the log-in page, and the language chosen, which is not the session's but the person's. */
export function leaveLogoutReason(reason: LogoutReason): void {
  write(JSON.stringify({ reason, language: languageLeft() ?? rootStore.getState().language }))
}

/** Why the session before ended; null when there was none, and once someone has logged in. */
export function logoutReason(): LogoutReason | null {
  const farewell = read()
  return logoutReasons.find((reason) => reason === farewell?.reason) ?? null
}

/** The same for the log-in page: a prerendered page knows of none. */
export function useLogoutReason(): LogoutReason | null {
  return useSyncExternalStore(onceOnly, logoutReason, () => null)
}

const onceOnly = () => () => undefined

/** The language that was chosen before the logout. */
export function languageLeft(): Language | null {
  const language = read()?.language
  return isLanguage(language) ? language : null
}

/** Someone has logged in: the farewell is over. */
export function clearLogoutReason(): void {
  const language = languageLeft()
  if (language) rootStore.setState({ language })
  write(null)
}

function read(): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(inMemory ?? sessionStorage.getItem(KEY) ?? 'null')
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

/** Leaves the same word again, where the provider has cleared the site's storage meanwhile. */
export function repeatLogoutReason(): void {
  if (inMemory !== null) write(inMemory)
}

function write(text: string | null): void {
  inMemory = text
  try {
    if (text === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, text)
  } catch {
    // No session storage: the log-in page says nothing, which is true as well.
  }
}
