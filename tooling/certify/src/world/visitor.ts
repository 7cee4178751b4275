import * as v from 'valibot'
import { type CallData, type CallName, calls } from '../calls/calls.ts'
import type { DeclaredCall } from '../calls/declared-call.ts'
import type { Transport } from '../transport.ts'
import { type Answer, type Envelope, readData, readEnvelope, readPendingData } from './answer.ts'
import type { CallLog } from './call-log.ts'
import { Problem } from './problem.ts'

export interface CallOptions {
  /** The values of the path's {parameters}. */
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  /** Sent as JSON; a form is sent as multipart. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Idempotency-Key; a call that takes one has a new one by default. */
  readonly key?: string
  /** Leaves the CSRF token out. */
  readonly isForged?: boolean
}

export interface ExpectedRefusal {
  readonly status: number
  /** The field that `errors` has to name. */
  readonly field?: string
}

const accepted = v.object({ requestId: v.string() })
const result = calls['GET /request/{requestId}'].data

const tokenCookies = ['__Host-XSRF-TOKEN', 'XSRF-TOKEN']

/** A browser at one tenant: it keeps cookies, makes the CSRF handshake, and sends its bearer. */
export class Visitor {
  readonly #transport: Transport
  readonly #log: CallLog
  readonly base: string
  readonly #cookies = new Map<string, string>()
  bearer: string | null

  constructor(transport: Transport, log: CallLog, base: string, bearer: string | null = null) {
    this.#transport = transport
    this.#log = log
    this.base = base
    this.bearer = bearer
  }

  async handshake(): Promise<Answer> {
    const answer = await this.#send('GET', '/sanctum/csrf-cookie', {}, undefined)
    if (answer.status !== 204)
      throw new Problem(`GET /sanctum/csrf-cookie: the status is ${answer.status}, not 204`)
    if (this.#csrfToken() === null) throw new Problem('GET /sanctum/csrf-cookie: no cookie XSRF-TOKEN is set')
    this.#log.addAccepted('GET /sanctum/csrf-cookie')
    return answer
  }

  /** Makes a call that has to be accepted, and returns its data. */
  async request<Name extends CallName>(name: Name, options?: CallOptions): Promise<CallData<Name>>
  async request(name: CallName, options: CallOptions = {}): Promise<unknown> {
    const declared: DeclaredCall = calls[name]
    const data = readData(name, declared, await this.answer(name, options))
    this.#log.addAccepted(name)
    return data
  }

  /** Makes a call that has to be accepted, and answers 202 with the request to follow. */
  async requestPending(name: CallName, options: CallOptions = {}): Promise<string> {
    const data = readPendingData(name, calls[name], await this.answer(name, options))
    this.#log.addAccepted(name)
    return v.parse(accepted, data).requestId
  }

  /** The result of a request; null while it runs. */
  async poll(requestId: string): Promise<CallData<'GET /request/{requestId}'> | null> {
    const name = 'GET /request/{requestId}'
    const answer = await this.answer(name, { params: { requestId } })
    this.#log.addAccepted(name)
    if (answer.status === 202) readPendingData(name, calls[name], answer)
    return answer.status === 202 ? null : v.parse(result, readData(name, calls[name], answer))
  }

  /** Makes a call that has to be refused, with the status, the envelope and the field. */
  async refusal(name: CallName, expected: ExpectedRefusal, options: CallOptions = {}): Promise<Envelope> {
    const answer = await this.answer(name, options)
    if (answer.status !== expected.status)
      throw new Problem(`${name}: the status of the refusal is ${answer.status}, not ${expected.status}`)
    const envelope = readEnvelope(name, answer)
    if (expected.field !== undefined && envelope.errors?.[expected.field] === undefined)
      throw new Problem(`${name}: the refusal ${answer.status} does not name the field ${expected.field}`)
    if (envelope.message === null || envelope.message === '')
      throw new Problem(`${name}: the refusal ${answer.status} has no message`)
    this.#log.addRefused(name, answer.status)
    return envelope
  }

  /** Makes a call, whatever it answers. */
  answer(name: CallName, options: CallOptions = {}): Promise<Answer> {
    const declared: DeclaredCall = calls[name]
    const [method = '', template = ''] = name.split(' ', 2)
    const path = template.replaceAll(/\{(\w+)\}/g, (_, each: string) =>
      encodeURIComponent(options.params?.[each] ?? ''),
    )
    const query = options.query === undefined ? '' : `?${new URLSearchParams(options.query)}`
    const key = options.key ?? (declared.isIdempotent === true ? crypto.randomUUID() : undefined)
    const headers = { ...(key !== undefined && { 'idempotency-key': key }), ...options.headers }
    return this.send(method, `${path}${query}`, { ...options, headers })
  }

  /** Makes a call by its path, for those that no provider has. */
  async send(
    method: string,
    path: string,
    { body, headers = {}, isForged }: CallOptions = {},
  ): Promise<Answer> {
    if (method !== 'GET' && isForged !== true && this.#csrfToken() === null) await this.handshake()
    const token = isForged === true || method === 'GET' ? null : this.#csrfToken()
    return this.#send(
      method,
      `/api/v1${path}`,
      {
        accept: 'application/json',
        ...(token !== null && { 'x-xsrf-token': token }),
        ...(this.bearer !== null && { authorization: `Bearer ${this.bearer}` }),
        ...headers,
      },
      body,
    )
  }

  async #send(method: string, path: string, headers: Record<string, string>, body: unknown): Promise<Answer> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { type, bytes } = await encode(body)
    const response = await this.#transport({
      method,
      url: new URL(path, this.base),
      headers: {
        ...(type !== null && { 'content-type': type }),
        ...headers,
        ...(cookie !== '' && { cookie }),
      },
      body: bytes,
    })
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s, 2)
      this.#cookies.set(name, value)
    }
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  #csrfToken(): string | null {
    const name = tokenCookies.find((each) => this.#cookies.has(each))
    return name === undefined ? null : decodeURIComponent(this.#cookies.get(name) ?? '')
  }
}

interface Encoded {
  readonly type: string | null
  readonly bytes: Uint8Array<ArrayBuffer> | null
}

async function encode(body: unknown): Promise<Encoded> {
  if (body === undefined) return { type: null, bytes: null }
  if (body instanceof FormData) {
    const form = new Response(body)
    return { type: form.headers.get('content-type'), bytes: new Uint8Array(await form.arrayBuffer()) }
  }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { type: 'application/json', bytes: new TextEncoder().encode(text) }
}
