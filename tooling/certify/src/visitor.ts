import * as v from 'valibot'
import type { Transport } from './transport.ts'

const envelope = v.object({
  code: v.number(),
  success: v.boolean(),
  message: v.nullable(v.string()),
  data: v.unknown(),
  errors: v.nullable(v.record(v.string(), v.array(v.string()))),
  completed_at: v.nullable(v.string()),
  invocation_id: v.string(),
})

export interface Answer {
  readonly status: number
  readonly headers: Headers
  /** Null if the body is not the envelope of the API. */
  readonly envelope: v.InferOutput<typeof envelope> | null
}

interface CallOptions {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Leaves the CSRF token out. */
  readonly isForged?: boolean
}

const tokenCookies = ['__Host-XSRF-TOKEN', 'XSRF-TOKEN']

/** A browser at one tenant: it keeps cookies, makes the CSRF handshake, and sends its bearer. */
export class Visitor {
  readonly #transport: Transport
  readonly #base: string
  readonly #bearer: string | null
  readonly #cookies = new Map<string, string>()

  constructor(transport: Transport, base: string, bearer: string | null = null) {
    this.#transport = transport
    this.#base = base
    this.#bearer = bearer
  }

  handshake(): Promise<Response> {
    return this.#send('GET', '/sanctum/csrf-cookie', {}, null)
  }

  async call(
    method: string,
    path: string,
    { body, headers = {}, isForged = false }: CallOptions = {},
  ): Promise<Answer> {
    if (method !== 'GET' && !isForged && this.#csrfToken() === null) await this.handshake()
    const token = isForged || method === 'GET' ? null : this.#csrfToken()
    const response = await this.#send(
      method,
      `/api/v1${path}`,
      {
        accept: 'application/json',
        ...(token !== null && { 'x-xsrf-token': token }),
        ...(this.#bearer !== null && { authorization: `Bearer ${this.#bearer}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    )
    const read = v.safeParse(envelope, parsed(await response.text()))
    return {
      status: response.status,
      headers: response.headers,
      envelope: read.success ? read.output : null,
    }
  }

  async #send(method: string, path: string, headers: Record<string, string>, body: string | null) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await this.#transport({
      method,
      url: new URL(path, this.#base),
      headers: { ...headers, ...(cookie !== '' && { cookie }) },
      body,
    })
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s, 2)
      this.#cookies.set(name, value)
    }
    return response
  }

  #csrfToken(): string | null {
    const name = tokenCookies.find((each) => this.#cookies.has(each))
    return name === undefined ? null : decodeURIComponent(this.#cookies.get(name) ?? '')
  }
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return null
  }
}
