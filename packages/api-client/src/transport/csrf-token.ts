import { clearCookie } from './clear-cookie.ts'
import { onConfigured, settings } from './settings.ts'

/**
 * The names of the token's cookie, the preferred one first. A site on a sibling host can plant a second `XSRF-TOKEN`,
 * but not one with the prefix; a provider may set both.
 */
const cookieNames = () => [`${settings().tokenPrefix}XSRF-TOKEN`, 'XSRF-TOKEN']

/** The token in the cookie. Never cached: the provider renews it at log-in and log-out. */
export function csrfToken(): string | null {
  const cookies = settings().cookies.read().split('; ')
  for (const name of cookieNames()) {
    const cookie = cookies.find((each) => each.startsWith(`${name}=`))
    if (cookie) return decoded(cookie.slice(name.length + 1))
  }
  return null
}

/** Null until this script has fetched a token or had one refused. */
let fetchedAt: number | null = null
onConfigured(() => {
  fetchedAt = null
})

/** When this page, or its early script, last fetched a token that was not refused; ms by the device's clock. */
export const tokenFetchedAt = (): number =>
  fetchedAt ?? settings().early?.tokenFetchedAt ?? Number.NEGATIVE_INFINITY

export function noteTokenFetched(): void {
  fetchedAt = Date.now()
}

export function noteTokenRefused(): void {
  fetchedAt = Number.NEGATIVE_INFINITY
}

let clearings = 0

/** How often this page has deleted the token. */
export const clearingCount = (): number => clearings

export function noteTokenCleared(): void {
  clearings += 1
}

export function clearCsrfCookies(): void {
  for (const name of cookieNames()) clearCookie(name)
  noteTokenCleared()
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
