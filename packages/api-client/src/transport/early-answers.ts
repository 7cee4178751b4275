/** Responses that the page requested before this code had loaded, for the session and the language in its storage. */
export interface EarlyAnswers {
  /** The bearer token of the requests. */
  bearer: string
  /** The `Accept-Language` of the requests. */
  language: string
  /** When they were sent, by the device's clock, ms. */
  sentAt: number
  /** When the page last fetched a CSRF token, by the device's clock, ms; -Infinity if it already had one. */
  readonly tokenFetchedAt?: number
  /** The pending handshake. */
  readonly handshake?: Promise<unknown> | null
  /** By path and search, below the API's base. */
  answers: Map<string, Promise<Response>>
  /** Whether the answers may be outdated, so that none is added any more. */
  isOutdated?: boolean
}

declare global {
  interface Window {
    /** Set by the page's early script (packages/router/src/early). */
    __early?: EarlyAnswers | undefined
  }
}

/** Age after which the responses are no longer current. */
const MAX_AGE_MS = 30_000

interface Wanted {
  method: string
  /** Path and search, below the API's base. */
  address: string
  bearer: string | null
  isPublic: boolean
  language: string
}

/**
 * The early response to a call, at most once. None for another session or language, and none after any change, because
 * an earlier response may be outdated.
 */
export function takeEarlyAnswer(
  early: EarlyAnswers,
  { method, address, bearer, isPublic, language }: Wanted,
): Promise<Response> | undefined {
  const isCurrent =
    early.language === language &&
    Math.abs(Date.now() - early.sentAt) < MAX_AGE_MS &&
    (isPublic || early.bearer === bearer)
  if (method !== 'GET' || !isCurrent) {
    early.answers.clear()
    early.isOutdated = true
    return undefined
  }
  const answer = early.answers.get(address)
  early.answers.delete(address)
  return answer
}
