import { settings } from './settings.ts'

export const cookieName = 'XSRF-TOKEN'

/** The token as the cookie holds it now: the provider renews it at login and logout, so never keep a copy. */
export function csrfToken(): string | null {
  const cookie = settings()
    .cookies.read()
    .split('; ')
    .find((each) => each.startsWith(`${cookieName}=`))
  if (!cookie) return null
  const value = cookie.slice(cookieName.length + 1)
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
