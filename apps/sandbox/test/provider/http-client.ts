import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Env } from '../../src/http/call.ts'
import { hostForPath } from '../operator-access.ts'

const envelope = v.object({
  code: v.number(),
  success: v.boolean(),
  message: v.string(),
  data: v.unknown(),
  errors: v.nullable(v.record(v.string(), v.array(v.string()))),
  completed_at: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  invocation_id: v.pipe(v.string(), v.uuid()),
})

export type Envelope = v.InferOutput<typeof envelope>

export interface ApiResponse extends Envelope {
  readonly status: number
  readonly headers: Headers
}

type App = Pick<Hono<Env>, 'fetch'>

/** An HTTP client like a browser, with cookies, a CSRF handshake before any change, and a bearer token. */
export class HttpClient {
  readonly #app: App
  readonly #hostFor: (path: string) => string
  readonly cookies = new Map<string, string>()
  bearer: string | null = null
  /** Remote address of its connections. */
  address = '127.0.0.1'
  /** Sent with every call. */
  readonly headers: Record<string, string> = {}

  constructor(app: App, tenant: string, host?: string) {
    this.#app = app
    this.#hostFor = (path) => host ?? `${hostForPath(path, tenant)}:4100`
  }

  /** Sends a request without adding a token or reading the response body. */
  async send(method: string, path: string, init: { headers?: Record<string, string>; body?: BodyInit } = {}) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await this.#app.fetch(
      new Request(new URL(path, `http://${this.#hostFor(path)}`), {
        method,
        ...init,
        headers: { cookie, ...this.headers, ...init.headers },
      }),
      { incoming: { socket: { remoteAddress: this.address } } },
    )
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=', 2)
      this.cookies.set(name, value)
    }
    return response
  }

  async handshake() {
    await this.send('GET', '/sanctum/csrf-cookie')
  }

  /** The decoded CSRF token, as a client sends it. */
  get csrfToken() {
    return decodeURIComponent(this.cookies.get('XSRF-TOKEN') ?? '')
  }

  /** Calls the API and parses the envelope of the response. */
  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<ApiResponse> {
    if (method !== 'GET' && !this.cookies.has('XSRF-TOKEN')) await this.handshake()
    const response = await this.send(method, `/api/v1${path}`, {
      headers: {
        accept: 'application/json',
        ...(method !== 'GET' && { 'x-xsrf-token': this.csrfToken }),
        ...(this.bearer !== null && { authorization: `Bearer ${this.bearer}` }),
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
    const sent: unknown = await response.json()
    return { ...v.parse(envelope, sent), status: response.status, headers: response.headers }
  }

  get = (path: string) => this.call('GET', path)
  post = (path: string, body?: unknown, headers?: Record<string, string>) =>
    this.call('POST', path, body, headers)
  patch = (path: string, body?: unknown, headers?: Record<string, string>) =>
    this.call('PATCH', path, body, headers)
  delete = (path: string) => this.call('DELETE', path)
}
