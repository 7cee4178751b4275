/** Answers that the page requested before this code was loaded, for the session and the language of its storage. */
export interface EarlyAnswers {
  /** The token they were requested with. */
  bearer: string
  /** The `Accept-Language` they were requested with. */
  language: string
  /** When they were requested, on the device's clock, ms. */
  sentAt: number
  /** When it last fetched a CSRF token, on the device's clock, ms; -Infinity where the page had one. */
  readonly tokenFetchedAt?: number
  /** The handshake under way. */
  readonly handshake?: Promise<unknown> | null
  /** By path and search, below the API's base. */
  answers: Map<string, Promise<Response>>
}

declare global {
  interface Window {
    /** Set by the page's early script (packages/router/src/early). */
    __early?: EarlyAnswers | undefined
  }
}

/** Age after which a start took too long for its answers to be current. */
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
 * The early answer to a call, at most once. None for another session or language, and none once anything is changed: what
 * was asked before may no longer be true.
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
    return undefined
  }
  const answer = early.answers.get(address)
  early.answers.delete(address)
  return answer
}
