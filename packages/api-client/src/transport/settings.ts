import type { EarlyAnswers } from './early-answers.ts'
import type { ApiError } from './failure.ts'
import { hostPrefix } from './token-prefix.ts'

/** Access to the page's cookies. */
export type CookieJar = {
  /** Like `document.cookie`: `name=value; other=value`. */
  read: () => string
  /** Replaces the deletion of the page's own cookie. */
  clear?: (name: string) => void
}

export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

export type TransportSettings = {
  /** Ends with `/api/v1`, without a slash. */
  baseUrl: string
  csrfUrl: string
  /** Max age of a token in seconds; 0 fetches one before every call. */
  csrfMaxAgeSeconds: number
  /** Prefix of the token's cookie name; only this host can set cookies with it. */
  tokenPrefix: string
  bearer: () => string | null
  /** Language of the page, requested for the provider's messages; empty leaves it to the browser. */
  language: () => string
  /** Called once for each handshake that fails. */
  onCsrfFailure: (error: ApiError) => void
  /** Called when the current bearer was refused, except by calls with `keepsSession`. */
  onUnauthenticated: (error: ApiError) => void
  /** Delay before a call's first retry, doubled before the second. */
  retryDelayMs: number
  /** The pause before an asynchronous request is first polled; later pauses are longer. */
  firstPollDelayMs: number
  cookies: CookieJar
  fetch: Fetch | undefined
  /** Pending responses from before the application had loaded, each used in place of one call's first request. */
  early: EarlyAnswers | undefined
}

/** If the browser refuses access to cookies, some by an exception, the page has none. */
const documentCookies: CookieJar = {
  read: () => {
    try {
      return document.cookie
    } catch {
      return ''
    }
  },
}

const initial: TransportSettings = {
  baseUrl: '/api/v1',
  csrfUrl: '/sanctum/csrf-cookie',
  csrfMaxAgeSeconds: 600,
  tokenPrefix: hostPrefix,
  bearer: () => null,
  language: () => '',
  onCsrfFailure: () => {},
  onUnauthenticated: () => {},
  retryDelayMs: 300,
  firstPollDelayMs: 500,
  cookies: documentCookies,
  fetch: undefined,
  early: undefined,
}

let current = initial
const listeners: (() => void)[] = []

/** Configures the transport, once at the start. Absent settings get their defaults. */
export function configureTransport(settings: Partial<TransportSettings>): void {
  current = { ...initial, ...settings }
  for (const listener of listeners) listener()
}

export const settings = (): TransportSettings => current

/** Runs `listener` when the transport is configured, to reset state that depends on earlier settings. */
export function onConfigured(listener: () => void): void {
  listeners.push(listener)
}
