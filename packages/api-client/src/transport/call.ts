import * as v from 'valibot'
import { abortable } from './abortable.ts'
import { csrfToken } from './csrf-token.ts'
import { dropToken, ensureToken } from './csrf.ts'
import { malformed, parseJson, readEnvelope, type Answer } from './envelope.ts'
import { ApiError } from './failure.ts'
import { fixedHeaders } from './headers.ts'
import { failureOfSending, sendWithin } from './sending.ts'
import { learnTime } from './clock.ts'
import { settings, type Fetch } from './settings.ts'
import { uploading, type OnProgress } from './upload.ts'

/** The last argument of every call. */
export type CallOptions = { signal?: AbortSignal | undefined }
/** The last argument of a call that brings files. */
export type UploadOptions = CallOptions & { onProgress?: OnProgress | undefined }

export type CallRequest = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** As in the table of calls, with its {parameters}; errors name the call by it, so that no id leaks. */
  path: `/${string}`
  params?: Readonly<Record<string, string>>
  search?: Readonly<Record<string, string>>
  /** Plain data goes as JSON, FormData as multipart. */
  body?: Readonly<Record<string, unknown>> | FormData
  headers?: Readonly<Record<string, string>>
  /** For the whole call, handshake and repetitions too. */
  timeoutMs?: number
  signal?: AbortSignal | undefined
  /** Moves money once; the call may then be repeated safely. */
  idempotencyKey?: string
  /** False leaves the bearer out. */
  auth?: boolean
  /** A 401 is the caller's own matter: it says nothing of the session. */
  keepsSession?: boolean
  /** How often a 419 is answered by a new handshake and another try. */
  csrfRetries?: number
  /** An answer already on its way, taken in place of the first sending. */
  sent?: Promise<Response> | undefined
  /** Told how much of a FormData body has gone out, from 0 to 1; anew from 0 where it must be sent again. */
  onProgress?: OnProgress | undefined
  /** Reads the body of the answer in place of the transport, which takes all of it for one JSON text. */
  readBody?: (answer: Response) => Promise<unknown>
}

// The specification knows no default timeout; this one only ends what would never end.
const generousMs = 120_000

/** The call's name in the table of calls. */
export const nameOf = ({ method, path }: CallRequest) => `${method} ${path}`

function addressOf({ path, params = {}, search }: CallRequest): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return settings().baseUrl + filled + (search ? `?${new URLSearchParams(search).toString()}` : '')
}

function headersOf(callRequest: CallRequest): Record<string, string> {
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

/** The body, or for a form whose progress is asked for the sender that carries it. */
function contentOf({ body, onProgress }: CallRequest): { body?: BodyInit; fetch?: Fetch } {
  if (body === undefined) return {}
  if (!(body instanceof FormData)) return { body: JSON.stringify(body) }
  return onProgress ? { fetch: uploading(body, onProgress) } : { body }
}

type Sent = { answer: Response; token: string | null }
type Going = { signal: AbortSignal; onRepeated: () => void }

async function sendOnce(callRequest: CallRequest, { signal, onRepeated }: Going): Promise<Sent> {
  await ensureToken(signal)
  const { method, idempotencyKey } = callRequest
  const token = csrfToken()
  const answer = await sendWithin(
    addressOf(callRequest),
    {
      method,
      headers: headersOf(callRequest),
      signal,
      onRepeated,
      ...contentOf(callRequest),
      renew: async (headers) => {
        await ensureToken(signal)
        headers.set('X-XSRF-TOKEN', csrfToken() ?? '')
      },
    },
    method === 'GET' || idempotencyKey !== undefined,
  )
  return { answer, token }
}

async function takeSent(sent: Promise<Response>, signal: AbortSignal): Promise<Sent> {
  const answer = await abortable(sent, signal)
  learnTime(answer)
  return { answer, token: csrfToken() }
}

async function sendUntilAccepted(callRequest: CallRequest, going: Going): Promise<Response> {
  let triesLeft = callRequest.csrfRetries ?? 1
  let { answer, token } = await (callRequest.sent
    ? takeSent(callRequest.sent, going.signal)
    : sendOnce(callRequest, going))
  while (answer.status === 419 && triesLeft > 0) {
    triesLeft -= 1
    dropToken(token)
    await answer.body?.cancel()
    ;({ answer, token } = await sendOnce(callRequest, going))
  }
  return answer
}

/** A bearer that was given up meanwhile, by logging out or in anew, no longer matters to anyone. */
function tellIfRefused(callRequest: CallRequest, bearer: string | null, error: ApiError): void {
  if (error.failure.kind !== 'unauthenticated' || callRequest.keepsSession || bearer === null) return
  if (bearer === settings().bearer()) settings().onUnauthenticated(error)
}

const readJson = async (answer: Response): Promise<unknown> => parseJson(await answer.text())

/** Makes a call and reads its envelope. Throws an `ApiError`, or the reason of an abort. */
export async function request(callRequest: CallRequest): Promise<Answer> {
  const name = nameOf(callRequest)
  const bearer = callRequest.auth === false ? null : settings().bearer()
  const deadline = AbortSignal.timeout(callRequest.timeoutMs ?? generousMs)
  const signal = callRequest.signal ? AbortSignal.any([callRequest.signal, deadline]) : deadline
  const repetition = { isOf: false }
  const onRepeated = () => (repetition.isOf = callRequest.method !== 'GET')
  try {
    const answer = await sendUntilAccepted(callRequest, { signal, onRepeated })
    return readEnvelope(name, answer, await (callRequest.readBody ?? readJson)(answer))
  } catch (error) {
    callRequest.signal?.throwIfAborted()
    if (error instanceof ApiError) {
      tellIfRefused(callRequest, bearer, error)
      throw repetition.isOf
        ? new ApiError(name, error.failure, { cause: error, isOfRepetition: true })
        : error
    }
    throw new ApiError(name, failureOfSending(error, deadline), { cause: error })
  }
}

/** Makes a call whose data matters, and validates it. A malformed answer names the call and the field. */
export async function call<T>(
  callRequest: CallRequest & { schema: v.GenericSchema<unknown, T> },
): Promise<T> {
  const answer = await request(callRequest)
  const read = v.safeParse(callRequest.schema, answer.data)
  if (read.success) return read.output
  throw malformed(nameOf(callRequest), read.issues[0], 'data', answer.invocationId)
}

/** Makes a call whose data does not matter. */
export async function callVoid(callRequest: CallRequest): Promise<void> {
  await request(callRequest)
}
