import { onConfigured, settings } from './settings.ts'

/**
 * The names of the token's cookie, the preferred one first: a site on a sibling host can plant a second `XSRF-TOKEN`, and
 * none with this prefix, which a provider may set beside it.
 */
const cookieNames = ['__Host-XSRF-TOKEN', 'XSRF-TOKEN'] as const

/** The token in the cookie. Never cached: the provider renews it at log-in and log-out. */
export function csrfToken(): string | null {
  const cookies = settings().cookies.read().split('; ')
  for (const name of cookieNames) {
    const cookie = cookies.find((each) => each.startsWith(`${name}=`))
    if (cookie) return decoded(cookie.slice(name.length + 1))
  }
  return null
}

let fetchedAt = Number.NEGATIVE_INFINITY
onConfigured(() => {
  fetchedAt = Number.NEGATIVE_INFINITY
})

/** When this page last fetched a token, its early script included; ms on the device's clock. */
export const tokenFetchedAt = (): number => Math.max(fetchedAt, settings().early?.tokenFetchedAt ?? fetchedAt)

export function noteTokenFetched(): void {
  fetchedAt = Date.now()
}

let clearings = 0

/** How often this page has deleted the token. */
export const countOfClearings = (): number => clearings

export function noteTokenCleared(): void {
  clearings += 1
}

export function clearCsrfCookies(): void {
  for (const name of cookieNames) settings().cookies.clear(name)
  noteTokenCleared()
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
