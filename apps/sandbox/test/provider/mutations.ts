import type { CallName } from '@coffer/certify/calls'
import type { Sent, Transport } from '@coffer/certify/transport'

/** One thing that a faulty provider does wrong. */
export interface Mutation {
  /** What is wrong, as a title. */
  readonly fault: string
  readonly call: CallName
  /** The journey that has to find it. */
  readonly journey: string
  /** What the problem of the failed check has to name. */
  readonly names: RegExp
  /** Changes the request before it reaches the provider. */
  readonly request?: (sent: Sent) => Sent
  /** Changes what the provider answered. */
  readonly response?: (response: Response, sent: Sent) => Promise<Response>
}

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Replaces what is at a path; `undefined` removes it. A number in the path is an index. */
function replaceAt(
  value: unknown,
  [key, ...rest]: readonly string[],
  to: (old: unknown) => unknown,
): unknown {
  if (key === undefined) return to(value)
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (String(index) === key ? replaceAt(item, rest, to) : item))
  if (!isObject(value)) return value
  const changed = replaceAt(value[key], rest, to)
  const { [key]: _, ...others } = value
  return changed === undefined ? others : { ...value, [key]: changed }
}

/** An answer with its JSON changed; other statuses are left as they are. */
async function changeJson(
  response: Response,
  statuses: readonly number[],
  change: (body: unknown) => unknown,
): Promise<Response> {
  if (!statuses.includes(response.status)) return response
  const body: unknown = await response.json()
  return new Response(JSON.stringify(change(body)), { status: response.status, headers: response.headers })
}

const accepted = [200, 201, 202] as const
const parts = (path: string) => path.split('.')

/** The pattern of a text in which some characters mean something else to a pattern. */
const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/** The problem begins with the call, and names the last part of the path. */
const named = (call: CallName, ...texts: readonly string[]) =>
  new RegExp([call, ...texts].map(literally).join('.*'), 's')

type At = readonly [call: CallName, journey: string, path: string]

/** Leaves a field out. */
export const dropped = ([call, journey, path]: At): Mutation => ({
  fault: `leaves ${path} out`,
  call,
  journey,
  names: named(call, parts(path).at(-1) ?? ''),
  response: (response) =>
    changeJson(response, accepted, (body) => replaceAt(body, parts(path), () => undefined)),
})

/** Answers a value as an object, and an object or a list as a text. */
export const mistyped = ([call, journey, path]: At): Mutation => ({
  fault: `answers ${path} as another type`,
  call,
  journey,
  names: named(call, parts(path).at(-1) ?? ''),
  response: (response) =>
    changeJson(response, accepted, (body) =>
      replaceAt(body, parts(path), (old) =>
        typeof old === 'object' && old !== null ? 'wrong' : { wrong: true },
      ),
    ),
})

/** Answers another value. The check that compares it may belong to another call. */
export const changed = (
  [call, journey, path]: At,
  fault: string,
  to: (old: unknown) => unknown,
  names: RegExp = named(call, parts(path).at(-1) ?? ''),
): Mutation => ({
  fault: `${path}: ${fault}`,
  call,
  journey,
  names,
  response: (response) => changeJson(response, accepted, (body) => replaceAt(body, parts(path), to)),
})

/** Answers one status as another, in the envelope as well. */
export const restatused = (
  call: CallName,
  journey: string,
  from: number,
  to: number,
  names: RegExp = named(call, 'status'),
): Mutation => ({
  fault: `answers ${from} as ${to}`,
  call,
  journey,
  names,
  response: async (response) => {
    const { status, headers } = response
    if (status !== from) return response
    const body: unknown = await response.json()
    const envelope = isObject(body) ? { ...body, code: to, success: to < 300 } : body
    return new Response(JSON.stringify(envelope), { status: to, headers })
  },
})

/** Leaves the field of a refusal out of `errors`. */
export const unnamed = (call: CallName, journey: string, field: string): Mutation => ({
  fault: `does not name ${field} in a refusal`,
  call,
  journey,
  names: named(call, field),
  response: (response) =>
    changeJson(response, [400, 403, 409, 422], (body) =>
      replaceAt(body, ['errors'], (errors) => {
        if (!isObject(errors)) return errors
        const { [field]: _, ...others } = errors
        return Object.keys(others).length === 0 ? null : others
      }),
    ),
})

/** Sets a header of the answer; null removes it. */
export const reheaded = (
  call: CallName,
  journey: string,
  name: string,
  value: string | null,
  names: RegExp = named(call, name),
): Mutation => ({
  fault: value === null ? `has no header ${name}` : `has the header ${name} ${value}`,
  call,
  journey,
  names,
  response: async (response) => {
    const headers = new Headers(response.headers)
    if (value === null) headers.delete(name)
    else headers.set(name, value)
    return new Response(response.status === 204 ? null : await response.text(), {
      status: response.status,
      headers,
    })
  },
})

/** Ignores a header of the request. */
export const deaf = (call: CallName, journey: string, header: string, names: RegExp): Mutation => ({
  fault: `ignores ${header}`,
  call,
  journey,
  names,
  request: (sent) => ({
    ...sent,
    headers: Object.fromEntries(Object.entries(sent.headers).filter(([name]) => name !== header)),
  }),
})

/** Whether a request is one of a call: by its method, and its path with any value of the {parameters}. */
function isCall({ method, url }: Sent, call: CallName): boolean {
  const [callMethod, template = ''] = call.split(' ', 2)
  const path = url.pathname.replace('/api/v1', '')
  const pattern = template.split('/').map((part) => (part.startsWith('{') ? '[^/]+' : literally(part)))
  return method === callMethod && new RegExp(`^${pattern.join('/')}$`).test(path)
}

/** A provider with one fault. */
export const withMutation =
  (transport: Transport, { call, request, response }: Mutation): Transport =>
  async (sent) => {
    if (!isCall(sent, call)) return transport(sent)
    const answer = await transport(request?.(sent) ?? sent)
    return response?.(answer, sent) ?? answer
  }
