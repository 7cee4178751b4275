import { isLanguage } from '@coffer/i18n/language'
import { isRecord } from './persisted.ts'
import { rootStore } from './store.ts'

/** Why a session ended; the log-in page says it. */
export const logoutReasons = [
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

// Session storage, since it must outlive the root key by one page and concerns this tab alone.
const KEY = 'farewell'

/** Leaves word for the log-in page, and the language chosen, which is not the session's but the person's. */
export function leaveLogoutReason(reason: LogoutReason): void {
  const { language } = rootStore.getState()
  write(JSON.stringify({ reason, language }))
}

/** Takes the reason of the last logout, once. */
export function takeLogoutReason(): LogoutReason | null {
  const farewell = read()
  write(null)
  if (!farewell) return null
  if (isLanguage(farewell.language)) rootStore.setState({ language: farewell.language })
  return logoutReasons.find((reason) => reason === farewell.reason) ?? null
}

/** Whether a reason waits to be said. */
export function hasLogoutReason(): boolean {
  return read() !== null
}

function read(): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

function write(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, text)
  } catch {
    // No session storage: the log-in page says nothing, which is true as well.
  }
}
