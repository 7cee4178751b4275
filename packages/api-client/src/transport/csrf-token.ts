import { settings } from './settings.ts'

export const cookieName = 'XSRF-TOKEN'

/** The token in the cookie. Never cached: the provider renews it at log-in and log-out. */
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
