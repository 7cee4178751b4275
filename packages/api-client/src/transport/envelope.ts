import * as v from 'valibot'
import { ApiError, emptyDetails, type Failure } from './failure.ts'

const errorsSchema = v.nullable(v.record(v.string(), v.array(v.string())))

/** Around every JSON answer. `completed_at` is null while an asynchronous request is still running. */
const envelopeSchema = v.object({
  code: v.number(),
  success: v.boolean(),
  message: v.nullable(v.string()),
  data: v.unknown(),
  errors: errorsSchema,
  completed_at: v.nullable(v.string()),
  invocation_id: v.string(),
})
/** The envelope as it goes over the wire. */
export type WireEnvelope = v.InferInput<typeof envelopeSchema>

/** What a call came back with. */
export type Answer = { status: number; data: unknown; completedAt: string | null; invocationId: string }

// A failing answer may come from something in between that knows no envelope: read what is there.
const saidSchema = v.object({
  code: v.fallback(v.number(), 0),
  message: v.fallback(v.string(), ''),
  errors: v.fallback(errorsSchema, null),
  invocation_id: v.fallback(v.nullable(v.string()), null),
  data: v.fallback(v.nullable(v.object({ attempts_left: v.fallback(v.nullable(v.number()), null) })), null),
})

const camelCase = (name: string) =>
  name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

const fieldsOf = (errors: Record<string, string[]> | null): Record<string, string[]> =>
  Object.fromEntries(Object.entries(errors ?? {}).map(([name, texts]) => [camelCase(name), texts]))

/** What a text says as JSON; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}

function secondsOf(header: string | null): number | null {
  if (header === null || header.trim() === '') return null
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, Math.ceil(seconds))
  const until = Date.parse(header) - Date.now()
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil(until / 1000))
}

function failureOf(status: number, body: unknown, headers: Headers): Failure | null {
  const read = v.safeParse(saidSchema, body)
  const said = read.success ? read.output : null
  const words = {
    message: said?.message ?? '',
    fields: fieldsOf(said?.errors ?? null),
    invocationId: said?.invocation_id ?? null,
  }
  // §4: a 401 in the payload counts, whatever the HTTP status says.
  if (status === 401 || said?.code === 401) return { kind: 'unauthenticated', ...words }
  if (status >= 200 && status < 300) return null
  switch (status) {
    case 400:
      return { kind: 'rejected', ...words }
    case 403:
      return { kind: 'forbidden', ...words }
    case 404:
      return { kind: 'missing', ...words }
    case 409:
      return { kind: 'conflict', ...words }
    case 413:
      return { kind: 'too-large', ...words }
    case 419:
      return { kind: 'csrf-expired', ...words }
    case 422:
      return { kind: 'invalid', attemptsLeft: said?.data?.attempts_left ?? null, ...words }
    case 429:
      return { kind: 'rate-limited', retryAfterSeconds: secondsOf(headers.get('Retry-After')), ...words }
    case 451:
      return { kind: 'unavailable', ...words }
    default:
      return { kind: 'unexpected', status, ...words }
  }
}

/** The failure that names the place in an answer; what stood there is left out, it may be private. */
export function malformed(call: string, issue: v.BaseIssue<unknown>, within: string, id: string | null) {
  const path = v.getDotPath(issue)
  const place = [within, path].filter(Boolean).join('.')
  const field = `${place === '' ? 'the envelope' : place}, expected ${issue.expected ?? 'something else'}`
  return new ApiError(call, { kind: 'malformed', field, ...emptyDetails, invocationId: id })
}

/** Reads the envelope that came as the body of an answer, or throws the failure it tells of. */
export function readEnvelope(call: string, answer: Response, body: unknown): Answer {
  const failure = failureOf(answer.status, body, answer.headers)
  if (failure) throw new ApiError(call, failure)
  const envelope = v.safeParse(envelopeSchema, body)
  if (!envelope.success) throw malformed(call, envelope.issues[0], '', null)
  const { data, completed_at: completedAt, invocation_id: invocationId } = envelope.output
  return { status: answer.status, data, completedAt, invocationId }
}
