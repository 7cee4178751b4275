import * as v from 'valibot'
import { abortable } from './abortable.ts'
import { csrfToken } from './csrf-token.ts'
import { dropToken, ensureToken } from './csrf.ts'
import { takeEarlyAnswer } from './early-answers.ts'
import { malformed, parseJson, readEnvelope, type Answer } from './envelope.ts'
import { withDeadline } from './deadline.ts'
import { ApiError } from './failure.ts'
import { fixedHeaders } from './headers.ts'
import { isRetriedStatus, networkFailure, sendWithRetries } from './send-with-retries.ts'
import { syncClock } from './clock.ts'
import { settings, type Fetch } from './settings.ts'
import { fetchWithProgress, type OnProgress } from './upload.ts'

/** The last argument of every call. */
export type CallOptions = { signal?: AbortSignal | undefined }
/** The last argument of a call that uploads files. */
export type UploadOptions = CallOptions & { onProgress?: OnProgress | undefined }

export type CallRequest = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** As in the table of calls, with its {parameters}: errors name the call by it, so that no id leaks. */
  path: `/${string}`
  params?: Readonly<Record<string, string>>
  search?: Readonly<Record<string, string>>
  /** Plain data is sent as JSON, FormData as multipart. */
  body?: Readonly<Record<string, unknown>> | FormData
  headers?: Readonly<Record<string, string>>
  /** For the whole call, including handshake and retries. */
  timeoutMs?: number
  signal?: AbortSignal | undefined
  /** The same key moves money once, so the call may be retried. */
  idempotencyKey?: string
  /** False sends no bearer. */
  auth?: boolean
  /** The caller handles a 401, which then does not end the session. */
  keepsSession?: boolean
  /** How many times a 419 leads to a new handshake and a retry. */
  csrfRetries?: number
  /** A pending response, used in place of the first request. */
  sent?: Promise<Response> | undefined
  /** Called with the fraction of a FormData body sent so far, from 0 to 1; restarts at 0 on a retry. */
  onProgress?: OnProgress | undefined
  /** Reads the body of the response; by default the transport parses all of it as one JSON text. */
  readBody?: (answer: Response) => Promise<unknown>
}

// Only a safeguard against calls that would never end.
const DEFAULT_TIMEOUT_MS = 120_000
/** Timeout of profile updates, and of calls that carry files. */
export const LONG_TIMEOUT_MS = 300_000

/** The call's name in the table of calls. */
export const callName = ({ method, path }: CallRequest) => `${method} ${path}`

/** Path and search, below the API's base. */
function buildAddress({ path, params = {}, search }: CallRequest): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return filled + (search ? `?${new URLSearchParams(search).toString()}` : '')
}

function buildHeaders(callRequest: CallRequest): Record<string, string> {
  const bearer = callRequest.auth === false ? null : settings().bearer()
  const token = csrfToken()
  const language = settings().language()
  return {
    ...fixedHeaders,
    ...(language !== '' && { 'Accept-Language': language }),
    ...(!(callRequest.body instanceof FormData) && { 'Content-Type': 'application/json' }),
    ...(token !== null && { 'X-XSRF-TOKEN': token }),
    ...(bearer !== null && { Authorization: `Bearer ${bearer}` }),
    ...(callRequest.idempotencyKey !== undefined && { 'Idempotency-Key': callRequest.idempotencyKey }),
    ...callRequest.headers,
  }
}

/** The body, or the fetch that uploads it for a form with `onProgress`. */
function buildContent({ body, onProgress }: CallRequest): { body?: BodyInit; fetch?: Fetch } {
  if (body === undefined) return {}
  if (!(body instanceof FormData)) return { body: JSON.stringify(body) }
  return onProgress ? { fetch: fetchWithProgress(body, onProgress) } : { body }
}

type Sent = { answer: Response; token: string | null }
type SendContext = { signal: AbortSignal; onRetry: () => void }

async function sendOnce(callRequest: CallRequest, { signal, onRetry }: SendContext): Promise<Sent> {
  await ensureToken(signal)
  const { method, idempotencyKey } = callRequest
  const token = csrfToken()
  const answer = await sendWithRetries(
    settings().baseUrl + buildAddress(callRequest),
    {
      method,
      headers: buildHeaders(callRequest),
      signal,
      onRetry,
      ...buildContent(callRequest),
      renew: async (headers) => {
        await ensureToken(signal)
        headers.set('X-XSRF-TOKEN', csrfToken() ?? '')
      },
    },
    method === 'GET' || idempotencyKey !== undefined,
  )
  return { answer, token }
}

async function receiveSent(sent: Promise<Response>, signal: AbortSignal): Promise<Sent> {
  const answer = await abortable(sent, signal)
  syncClock(answer)
  return { answer, token: csrfToken() }
}

/** The response that the page requested early. Undefined without one, and if it failed in a way that is retried. */
async function receiveEarly(callRequest: CallRequest, signal: AbortSignal): Promise<Sent | undefined> {
  const { early, bearer, language } = settings()
  const answer =
    early &&
    takeEarlyAnswer(early, {
      method: callRequest.method,
      address: buildAddress(callRequest),
      bearer: bearer(),
      isPublic: callRequest.auth === false,
      language: language(),
    })
  if (!answer) return undefined
  const received = await receiveSent(answer, signal).catch(() => {
    signal.throwIfAborted()
  })
  return received && !isRetriedStatus(received.answer.status) ? received : undefined
}

async function sendWithFreshToken(callRequest: CallRequest, context: SendContext): Promise<Response> {
  let retriesLeft = callRequest.csrfRetries ?? 1
  let { answer, token } = callRequest.sent
    ? await receiveSent(callRequest.sent, context.signal)
    : ((await receiveEarly(callRequest, context.signal)) ?? (await sendOnce(callRequest, context)))
  while (answer.status === 419 && retriesLeft > 0) {
    retriesLeft -= 1
    dropToken(token)
    await answer.body?.cancel()
    ;({ answer, token } = await sendOnce(callRequest, context))
  }
  return answer
}

/** Reports a refused bearer, unless it was replaced meanwhile by a log-out or a new log-in. */
function reportRefusedBearer(callRequest: CallRequest, bearer: string | null, error: ApiError): void {
  if (error.failure.kind !== 'unauthenticated' || callRequest.keepsSession || bearer === null) return
  if (bearer === settings().bearer()) settings().onUnauthenticated(error)
}

const readJson = async (answer: Response): Promise<unknown> => parseJson(await answer.text())

/** Makes a call and reads its envelope. Throws an `ApiError`, or the reason of an abort. */
export function request(callRequest: CallRequest): Promise<Answer> {
  return withDeadline(callRequest.timeoutMs ?? DEFAULT_TIMEOUT_MS, (deadline) =>
    requestUntil(deadline, callRequest),
  )
}

async function requestUntil(deadline: AbortSignal, callRequest: CallRequest): Promise<Answer> {
  const name = callName(callRequest)
  const bearer = callRequest.auth === false ? null : settings().bearer()
  const signal = callRequest.signal ? AbortSignal.any([callRequest.signal, deadline]) : deadline
  let wasRetried = false
  const onRetry = () => {
    wasRetried = callRequest.method !== 'GET'
  }
  const afterRetries = (error: ApiError) =>
    wasRetried ? new ApiError(name, error.failure, { cause: error, isFromRetry: true }) : error
  try {
    const answer = await sendWithFreshToken(callRequest, { signal, onRetry })
    return readEnvelope(name, answer, await (callRequest.readBody ?? readJson)(answer))
  } catch (error) {
    callRequest.signal?.throwIfAborted()
    if (error instanceof ApiError) {
      reportRefusedBearer(callRequest, bearer, error)
      throw afterRetries(error)
    }
    throw new ApiError(name, networkFailure(error, deadline), { cause: error })
  }
}

/** Makes a call and validates its data. The error of a malformed response names the call and the field. */
export async function call<T>(
  callRequest: CallRequest & { schema: v.GenericSchema<unknown, T> },
): Promise<T> {
  const answer = await request(callRequest)
  const read = v.safeParse(callRequest.schema, answer.data)
  if (read.success) return read.output
  throw malformed(callName(callRequest), read.issues[0], 'data', answer.invocationId)
}

/** Makes a call and ignores its data. */
export async function callVoid(callRequest: CallRequest): Promise<void> {
  await request(callRequest)
}
