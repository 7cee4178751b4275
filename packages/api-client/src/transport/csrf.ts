import { abortable } from './abortable.ts'
import {
  clearCsrfCookies,
  clearingCount,
  csrfToken,
  noteTokenFetched,
  noteTokenRefused,
  tokenFetchedAt,
} from './csrf-token.ts'
import { withDeadline } from './deadline.ts'
import { ApiError, emptyDetails, type Failure } from './failure.ts'
import { fixedHeaders } from './headers.ts'
import { pendingHandshake } from './prefetch.ts'
import { onConfigured, settings } from './settings.ts'
import { networkFailure, sendWithRetries } from './send-with-retries.ts'

const handshakeCall = 'GET /sanctum/csrf-cookie'
const HANDSHAKE_TIMEOUT_MS = 60_000

let inFlight: Promise<void> | null = null
onConfigured(() => {
  inFlight = null
})

/** Drops a token refused by a 419, unless a newer one has arrived. */
export function dropToken(refused: string | null): void {
  if (csrfToken() !== refused) return
  clearCsrfCookies()
  // The cookie of a sibling site may not be deletable, and its value would still be read.
  noteTokenRefused()
}

function isFresh(): boolean {
  const age = Date.now() - tokenFetchedAt()
  return age >= 0 && age < settings().csrfMaxAgeSeconds * 1000 && csrfToken() !== null
}

/**
 * A token that cannot be read after its handshake, and that this page did not delete, was never stored: the browser
 * blocks cookies.
 */
async function fetchToken(signal: AbortSignal): Promise<void> {
  const clearingsBefore = clearingCount()
  const toError = (failure: Failure, cause?: unknown) => new ApiError(handshakeCall, failure, { cause })
  let answer: Response
  try {
    answer = await sendWithRetries(settings().csrfUrl, { method: 'GET', headers: fixedHeaders, signal }, true)
  } catch (error) {
    throw toError(networkFailure(error, signal), error)
  }
  if (!answer.ok) throw toError({ kind: 'unexpected', status: answer.status, ...emptyDetails })
  if (csrfToken() === null) {
    const wasCleared = clearingCount() > clearingsBefore
    throw toError({ kind: wasCleared ? 'csrf-expired' : 'cookies-blocked', ...emptyDetails })
  }
  noteTokenFetched()
}

/**
 * Fetches a token. Retries once if this page deleted it before it was read: by a call whose earlier token was refused,
 * or at the end of a session, which clears all cookies.
 */
async function handshake(): Promise<void> {
  try {
    await withDeadline(HANDSHAKE_TIMEOUT_MS, fetchToken)
  } catch (error) {
    if (!(error instanceof ApiError) || error.failure.kind !== 'csrf-expired') throw error
    await withDeadline(HANDSHAKE_TIMEOUT_MS, fetchToken)
  }
}

function sharedHandshake(): Promise<void> {
  if (inFlight) return inFlight
  const { onCsrfFailure } = settings()
  const ownHandshake = handshake()
    .catch((error: unknown) => {
      if (error instanceof ApiError) onCsrfFailure(error)
      throw error
    })
    .finally(() => {
      if (inFlight === ownHandshake) inFlight = null
    })
  inFlight = ownHandshake
  return ownHandshake
}

/** Waits for a fresh token. Concurrent calls share one handshake; an abort ends only its caller's wait. */
export async function ensureToken(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  if (isFresh()) return
  const prefetchedHandshake = pendingHandshake()
  if (prefetchedHandshake !== null) {
    await abortable(Promise.allSettled([prefetchedHandshake]), signal)
    if (isFresh()) return
  }
  await abortable(sharedHandshake(), signal)
}
