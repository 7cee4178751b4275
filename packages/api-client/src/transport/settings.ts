import type { ApiError } from './failure.ts'

/** Where cookies are read and cleared. */
export type CookieJar = {
  /** As `document.cookie`: `name=value; other=value`. */
  read: () => string
  clear: (name: string) => void
}

export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

export type TransportSettings = {
  /** Up to and with `/api/v1`, no slash at the end. */
  baseUrl: string
  csrfUrl: string
  /** How long a token is taken for fresh; 0 asks for one before every single call. */
  csrfMaxAgeSeconds: number
  bearer: () => string | null
  /** The language shown, in which the provider's words are asked for; empty leaves it to the browser. */
  language: () => string
  /** §8: told when the handshake fails, once a handshake. */
  onCsrfFailure: (error: ApiError) => void
  /** §8: told when the bearer that is held was refused, by any call but those that `keepsSession`. */
  onUnauthenticated: (error: ApiError) => void
  /** Before the first repetition of a call, doubled for the second. */
  retryDelayMs: number
  cookies: CookieJar
  fetch: Fetch | undefined
}

const documentCookies: CookieJar = {
  read: () => document.cookie,
  clear: (name) => {
    document.cookie = `${name}=; Max-Age=0; Path=/`
  },
}

const initial: TransportSettings = {
  baseUrl: '/api/v1',
  csrfUrl: '/sanctum/csrf-cookie',
  csrfMaxAgeSeconds: 600,
  bearer: () => null,
  language: () => '',
  onCsrfFailure: () => {},
  onUnauthenticated: () => {},
  retryDelayMs: 300,
  cookies: documentCookies,
  fetch: undefined,
}

let current = initial
const listeners: (() => void)[] = []

/** Sets the transport up, once at the start; what is left out has its default. */
export function configureTransport(settings: Partial<TransportSettings>): void {
  current = { ...initial, ...settings }
  for (const listener of listeners) listener()
}

export const settings = (): TransportSettings => current

/** Runs when the transport is set up anew, to forget what belonged to the old settings. */
export function onConfigured(listener: () => void): void {
  listeners.push(listener)
}
