import { deleteCookie } from './delete-cookie.ts'
import { settings } from './settings.ts'

/** Deletes a cookie of the page; apart from the settings, because the page's early script deletes none. */
export function clearCookie(name: string): void {
  const { clear = deleteCookie } = settings().cookies
  try {
    clear(name)
  } catch {
    // Nothing could be stored, so nothing needs to be deleted.
  }
}
