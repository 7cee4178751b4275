import { deleteCookie } from '@coffer/api-client/transport/delete-cookie'

/** Deletes the cookies that a page may delete; those the provider keeps from scripts it deletes itself at logout. */
export function clearCookies(): void {
  if (typeof document === 'undefined') return
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim()
    if (name) deleteCookie(name)
  }
}
