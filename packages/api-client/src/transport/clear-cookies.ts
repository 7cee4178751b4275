import { clearCookie } from './clear-cookie.ts'
import { noteTokenCleared } from './csrf-token.ts'
import { settings } from './settings.ts'

/**
 * Deletes the cookies that a page may delete, at the end of a session; the provider deletes its HttpOnly cookies at
 * logout. A pending handshake of the next page fetches its token again.
 */
export function clearCookies(): void {
  for (const cookie of settings().cookies.read().split(';')) {
    const name = cookie.split('=')[0]?.trim()
    if (name) clearCookie(name)
  }
  noteTokenCleared()
}
