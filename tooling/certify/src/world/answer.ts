import * as v from 'valibot'
import type { DeclaredCall } from '../calls/declared-call.ts'
import { formatProblems } from './formats.ts'
import { Problem } from './problem.ts'

const envelope = v.object({
  code: v.number(),
  success: v.boolean(),
  message: v.nullable(v.string()),
  data: v.unknown(),
  errors: v.nullable(v.record(v.string(), v.pipe(v.array(v.string()), v.minLength(1)))),
  completed_at: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  invocation_id: v.pipe(v.string(), v.uuid()),
})
export type Envelope = v.InferOutput<typeof envelope>

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

const requiredHeaders: readonly (readonly [name: string, value: RegExp])[] = [
  ['content-type', /^application\/json(?:;|$)/],
  ['cache-control', /no-store/],
  ['content-security-policy', /frame-ancestors 'none'/],
  ['referrer-policy', /^no-referrer$/],
  ['x-content-type-options', /^nosniff$/],
]

/** The envelope of an answer, which every call has, with the headers that every answer has. */
export function readEnvelope(call: string, { status, headers, text }: Answer): Envelope {
  for (const [name, value] of requiredHeaders)
    if (!value.test(headers.get(name) ?? ''))
      throw new Problem(`${call}: the header ${name} is ${headers.get(name)} on an answer ${status}`)
  if (headers.has('access-control-allow-origin'))
    throw new Problem(`${call}: the header access-control-allow-origin lets another origin read the answer`)
  const read = v.safeParse(envelope, parseJson(text))
  if (!read.success) throw new Problem(`${call}: ${issuesText('the envelope', read.issues)}`)
  const { code, success } = read.output
  if (code !== status) throw new Problem(`${call}: code is ${code} on an answer ${status}`)
  if (success !== (status >= 200 && status < 300))
    throw new Problem(`${call}: success is ${success} on an answer ${status}`)
  return read.output
}

/** `data` of an accepted call, by its schema and by the formats of the API. */
export function readData(call: string, { status = 200, data }: DeclaredCall, answer: Answer): unknown {
  const accepted = expectAccepted(call, status, answer)
  if (status !== 202 && accepted.completed_at === null)
    throw new Problem(`${call}: completed_at is null on an answer ${status}`)
  return data === undefined ? accepted.data : parseData(call, data, accepted.data)
}

/** `data` of a 202, which has not completed. */
export function readPendingData(call: string, { pending }: DeclaredCall, answer: Answer): unknown {
  const { data, completed_at } = expectAccepted(call, 202, answer)
  if (completed_at !== null) throw new Problem(`${call}: completed_at is set on an answer 202`)
  return pending === undefined ? data : parseData(call, pending, data)
}

function parseData(call: string, schema: v.GenericSchema, data: unknown): unknown {
  const read = v.safeParse(schema, data)
  if (!read.success) throw new Problem(`${call}: ${issuesText('data', read.issues)}`)
  const [badFormat] = formatProblems(data)
  if (badFormat !== undefined) throw new Problem(`${call}: ${badFormat}`)
  return read.output
}

function expectAccepted(call: string, wanted: number, answer: Answer): Envelope {
  const read = readEnvelope(call, answer)
  const { message, errors } = read
  const reason = `${message}${errors === null ? '' : ` ${JSON.stringify(errors)}`}`
  if (answer.status !== wanted)
    throw new Problem(`${call}: the status is ${answer.status}, not ${wanted} (${reason})`)
  if (errors !== null) throw new Problem(`${call}: errors is not null on an answer ${answer.status}`)
  return read
}

const issuesText = (what: string, issues: readonly v.BaseIssue<unknown>[]): string =>
  issues
    .slice(0, 3)
    .map(
      (issue) =>
        `${v.getDotPath(issue) ?? what} is ${issue.received}${issue.expected ? `, not ${issue.expected}` : ''}`,
    )
    .join('; ')

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return null
  }
}
