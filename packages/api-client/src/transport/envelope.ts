import * as v from 'valibot'
import { ApiError, emptyDetails, type Failure } from './failure.ts'
import { camelCase } from './wire-case.ts'

const errorsSchema = v.nullable(v.record(v.string(), v.array(v.string())))

/** Envelope of every JSON response. `completed_at` is null while an asynchronous request is running. */
const envelopeSchema = v.object({
  code: v.number(),
  success: v.boolean(),
  message: v.nullable(v.string()),
  data: v.unknown(),
  errors: errorsSchema,
  completed_at: v.nullable(v.string()),
  invocation_id: v.string(),
})
export type WireEnvelope = v.InferInput<typeof envelopeSchema>

export type Answer = { status: number; data: unknown; completedAt: string | null; invocationId: string }

// A failing response may be from a proxy without envelopes: every field may be absent.
const failureSchema = v.object({
  code: v.fallback(v.number(), 0),
  message: v.fallback(v.string(), ''),
  errors: v.fallback(errorsSchema, null),
  invocation_id: v.fallback(v.nullable(v.string()), null),
  data: v.fallback(v.nullable(v.object({ attempts_left: v.fallback(v.nullable(v.number()), null) })), null),
})

const toFormFields = (errors: Record<string, string[]> | null): Record<string, string[]> =>
  Object.fromEntries(Object.entries(errors ?? {}).map(([name, texts]) => [camelCase(name), texts]))

/** Parses JSON; undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}

function parseRetryAfter(header: string | null): number | null {
  if (header === null || header.trim() === '') return null
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, Math.ceil(seconds))
  const until = Date.parse(header) - Date.now()
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil(until / 1000))
}

function toFailure(status: number, body: unknown, headers: Headers): Failure | null {
  const read = v.safeParse(failureSchema, body)
  const answer = read.success ? read.output : null
  const details = {
    message: answer?.message ?? '',
    fields: toFormFields(answer?.errors ?? null),
    invocationId: answer?.invocation_id ?? null,
  }
  // A 401 in the payload counts, whatever the HTTP status.
  if (status === 401 || answer?.code === 401) return { kind: 'unauthenticated', ...details }
  if (status >= 200 && status < 300) return null
  switch (status) {
    case 400:
      return { kind: 'rejected', ...details }
    case 403:
      return { kind: 'forbidden', ...details }
    case 404:
      return { kind: 'missing', ...details }
    case 409:
      return { kind: 'conflict', ...details }
    case 413:
      return { kind: 'too-large', ...details }
    case 419:
      return { kind: 'csrf-expired', ...details }
    case 422:
      return { kind: 'invalid', attemptsLeft: answer?.data?.attempts_left ?? null, ...details }
    case 429:
      return {
        kind: 'rate-limited',
        retryAfterSeconds: parseRetryAfter(headers.get('Retry-After')),
        ...details,
      }
    case 451:
      return { kind: 'unavailable', ...details }
    default:
      return { kind: 'unexpected', status, ...details }
  }
}

/** Names the malformed field of a response. Its value is left out, as it may be private. */
export function malformed(call: string, issue: v.BaseIssue<unknown>, within: string, id: string | null) {
  const path = v.getDotPath(issue)
  const place = [within, path].filter(Boolean).join('.')
  const field = `${place === '' ? 'the envelope' : place}, expected ${issue.expected ?? 'something else'}`
  return new ApiError(call, { kind: 'malformed', field, ...emptyDetails, invocationId: id })
}

/** Validates the envelope in a response's body, or throws the failure in it. */
export function readEnvelope(call: string, answer: Response, body: unknown): Answer {
  const failure = toFailure(answer.status, body, answer.headers)
  if (failure) throw new ApiError(call, failure)
  const envelope = v.safeParse(envelopeSchema, body)
  if (!envelope.success) throw malformed(call, envelope.issues[0], '', null)
  const { data, completed_at: completedAt, invocation_id: invocationId } = envelope.output
  return { status: answer.status, data, completedAt, invocationId }
}
