import ky, { HTTPError, NetworkError } from 'ky'
import { learnTime } from './clock.ts'
import { emptyDetails, type Failure } from './failure.ts'
import { settings, type Fetch } from './settings.ts'

const repeatedStatuses = [500, 502, 503, 504]
const repetitions = 2

type Sending = {
  method: string
  headers: Readonly<Record<string, string>>
  body?: BodyInit
  signal: AbortSignal
  /** Brings the headers up to date before a repetition. */
  renew?: (headers: Headers) => Promise<void>
  /** Told that it goes out once more. */
  onRepeated?: () => void
  /** Sends in place of the transport's own fetch. */
  fetch?: Fetch | undefined
}

/**
 * One sending over ky. What may be repeated is sent up to three times while the network or the provider fails.
 * Any HTTP status is an answer here; only the network, time and an abort throw.
 */
export async function sendWithin(url: string, sending: Sending, mayRepeat: boolean): Promise<Response> {
  const { retryDelayMs } = settings()
  const { renew, onRepeated, fetch = settings().fetch, ...request } = sending
  const isLastTry = { is: !mayRepeat }
  const answer = await ky(url, {
    ...request,
    credentials: 'include',
    timeout: false,
    retry: {
      limit: mayRepeat ? repetitions : 0,
      methods: [sending.method.toLowerCase()],
      statusCodes: repeatedStatuses,
      afterStatusCodes: [],
      delay: (attempt) => retryDelayMs * 2 ** (attempt - 1),
      jitter: (delay) => delay * (0.8 + Math.random() * 0.4),
      shouldRetry: ({ error }) => (error instanceof NetworkError && isCutOff() ? false : undefined),
    },
    throwHttpErrors: (status) => !isLastTry.is && repeatedStatuses.includes(status),
    hooks: {
      beforeRetry: [
        async ({ request: repeated, retryCount }) => {
          isLastTry.is = retryCount >= repetitions
          onRepeated?.()
          await renew?.(repeated.headers)
        },
      ],
    },
    ...(fetch && { fetch }),
  })
  learnTime(answer)
  return answer
}

/** With the device offline a repetition is idle. */
const isCutOff = () => 'onLine' in navigator && !navigator.onLine

/** What a sending that threw means. An abort by the caller is no failure: its reason is thrown on. */
export function failureOfSending(error: unknown, deadline: AbortSignal): Failure {
  if (deadline.aborted) return { kind: 'timeout', ...emptyDetails }
  if (error instanceof HTTPError)
    return { kind: 'unexpected', status: error.response.status, ...emptyDetails }
  return isNetworkFailure(error)
    ? { kind: 'offline', ...emptyDetails }
    : { kind: 'unexpected', status: null, ...emptyDetails }
}

// Fetch throws a TypeError for every failure of the network, also while the body is read; some call it NetworkError.
const isNetworkFailure = (error: unknown) =>
  error instanceof TypeError || (error instanceof Error && error.name === 'NetworkError')
