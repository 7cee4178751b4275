import { abortable } from './abortable.ts'
import { cookieName, csrfToken } from './csrf-token.ts'
import { ApiError, emptyDetails, type Failure } from './failure.ts'
import { fixedHeaders } from './headers.ts'
import { onConfigured, settings } from './settings.ts'
import { failureOfSending, sendWithin } from './sending.ts'

const handshakeCall = 'GET /sanctum/csrf-cookie'
const handshakeTimeoutMs = 60_000

let takenAt = Number.NEGATIVE_INFINITY
let inFlight: Promise<void> | null = null
onConfigured(() => {
  takenAt = Number.NEGATIVE_INFINITY
  inFlight = null
})

/** After a 419: drops the token that was refused, unless a newer one came meanwhile. */
export function dropToken(refused: string | null): void {
  if (csrfToken() !== refused) return
  settings().cookies.clear(cookieName)
  takenAt = Number.NEGATIVE_INFINITY
}

function isFresh(): boolean {
  const age = Date.now() - takenAt
  return age >= 0 && age < settings().csrfMaxAgeSeconds * 1000 && csrfToken() !== null
}

async function handshake(): Promise<void> {
  const refuse = (failure: Failure, cause?: unknown) => new ApiError(handshakeCall, failure, { cause })
  const signal = AbortSignal.timeout(handshakeTimeoutMs)
  let answer: Response
  try {
    answer = await sendWithin(settings().csrfUrl, { method: 'GET', headers: fixedHeaders, signal }, true)
  } catch (error) {
    throw refuse(failureOfSending(error, signal), error)
  }
  if (!answer.ok) throw refuse({ kind: 'unexpected', status: answer.status, ...emptyDetails })
  if (csrfToken() === null) throw refuse({ kind: 'csrf-expired', ...emptyDetails })
  takenAt = Date.now()
}

function sharedHandshake(): Promise<void> {
  if (inFlight) return inFlight
  const { onCsrfFailure } = settings()
  const mine = handshake()
    .catch((error: unknown) => {
      if (error instanceof ApiError) onCsrfFailure(error)
      throw error
    })
    .finally(() => {
      if (inFlight === mine) inFlight = null
    })
  inFlight = mine
  return mine
}

/** Waits for a fresh token. One handshake in flight serves all who wait; who aborts stops waiting alone. */
export async function ensureToken(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  if (isFresh()) return
  await abortable(sharedHandshake(), signal)
}
