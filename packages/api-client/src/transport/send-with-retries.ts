import ky, { HTTPError, NetworkError } from 'ky'
import { syncClock } from './clock.ts'
import { emptyDetails, type Failure } from './failure.ts'
import { settings, type Fetch } from './settings.ts'

const retriedStatuses = [500, 502, 503, 504]
const MAX_RETRIES = 2

/** Whether this status leads to a retry of a retryable call. */
export const isRetriedStatus = (status: number): boolean => retriedStatuses.includes(status)

type SendRequest = {
  method: string
  headers: Readonly<Record<string, string>>
  body?: BodyInit
  signal: AbortSignal
  /** Refreshes the headers before a retry. */
  renew?: (headers: Headers) => Promise<void>
  /** Called before each retry. */
  onRetry?: () => void
  /** Replaces the transport's own fetch. */
  fetch?: Fetch | undefined
}

/**
 * Sends a request by ky; with `isRetryable`, up to three times while the network or the provider fails. Any HTTP status
 * is a response here: only a network failure, the deadline and an abort throw.
 */
export async function sendWithRetries(
  url: string,
  sending: SendRequest,
  isRetryable: boolean,
): Promise<Response> {
  const { retryDelayMs } = settings()
  const { renew, onRetry, fetch = settings().fetch, ...request } = sending
  let isLastTry = !isRetryable
  const answer = await ky(url, {
    ...request,
    credentials: 'include',
    timeout: false,
    retry: {
      limit: isRetryable ? MAX_RETRIES : 0,
      methods: [sending.method.toLowerCase()],
      statusCodes: retriedStatuses,
      afterStatusCodes: [],
      delay: (attempt) => retryDelayMs * 2 ** (attempt - 1),
      jitter: (delay) => delay * (0.8 + Math.random() * 0.4),
      shouldRetry: ({ error }) => (error instanceof NetworkError && isOffline() ? false : undefined),
    },
    throwHttpErrors: (status) => !isLastTry && isRetriedStatus(status),
    hooks: {
      beforeRetry: [
        async ({ request: retried, retryCount }) => {
          isLastTry = retryCount >= MAX_RETRIES
          onRetry?.()
          await renew?.(retried.headers)
        },
      ],
    },
    ...(fetch && { fetch }),
  })
  syncClock(answer)
  return answer
}

/** A retry is pointless while the device is offline. */
const isOffline = () => 'onLine' in navigator && !navigator.onLine

/** The failure behind an error of `sendWithRetries`, except an abort by the caller. */
export function networkFailure(error: unknown, deadline: AbortSignal): Failure {
  if (deadline.aborted) return { kind: 'timeout', ...emptyDetails }
  if (error instanceof HTTPError)
    return { kind: 'unexpected', status: error.response.status, ...emptyDetails }
  return isNetworkFailure(error)
    ? { kind: 'offline', ...emptyDetails }
    : { kind: 'unexpected', status: null, ...emptyDetails }
}

// Fetch throws a TypeError for every network failure, even while the body is read; some browsers throw a NetworkError.
const isNetworkFailure = (error: unknown) =>
  error instanceof TypeError || (error instanceof Error && error.name === 'NetworkError')
