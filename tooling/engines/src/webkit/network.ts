import { once } from 'node:events'
import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { freePort } from '@coffer/local-http/free-port'
import { notApplicable } from './not-applicable.ts'

type Headers = Readonly<Record<string, string>>

/** The main frame of any window, since the proxy does not know which window has sent a request. */
export const mainFrame = Symbol('main frame')

export class WebKitRequest {
  readonly #message: IncomingMessage
  readonly body: Buffer

  constructor(message: IncomingMessage, body: Buffer) {
    this.#message = message
    this.body = body
  }
  url(): string {
    return this.#message.url ?? ''
  }
  method(): string {
    return this.#message.method ?? 'GET'
  }
  headers(): Headers {
    return flat(this.#message.headers)
  }
  postData(): string | null {
    return this.body.length > 0 ? this.body.toString() : null
  }
  isNavigationRequest(): boolean {
    return this.headers()['sec-fetch-mode'] === 'navigate'
  }
  frame(): symbol | null {
    return this.headers()['sec-fetch-dest'] === 'document' ? mainFrame : null
  }
}

export class WebKitResponse {
  readonly #request: WebKitRequest
  readonly #status: number
  readonly #headers: Headers
  readonly #body: Promise<Buffer>

  constructor(request: WebKitRequest, status: number, headers: Headers, body: Promise<Buffer>) {
    this.#request = request
    this.#status = status
    this.#headers = headers
    this.#body = body
  }
  request(): WebKitRequest {
    return this.#request
  }
  url(): string {
    return this.#request.url()
  }
  status(): number {
    return this.#status
  }
  headers(): Headers {
    return this.#headers
  }
  async text(): Promise<string> {
    return decoded(await this.#body, this.#headers['content-encoding']).toString()
  }
  /** Resolves when the whole body has been received. */
  async finished(): Promise<null> {
    await this.#body
    return null
  }
  async json(): Promise<unknown> {
    const content: unknown = JSON.parse(await this.text())
    return content
  }
}

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}

/** Collects the body of a response while it is also forwarded. */
function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  incoming.on('data', (chunk: Buffer) => void chunks.push(chunk))
  return new Promise((resolve) => {
    incoming.on('end', () => resolve(Buffer.concat(chunks)))
  })
}

const flat = (headers: IncomingMessage['headers']): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]))

interface Answer {
  readonly status?: number
  readonly contentType?: string
  readonly headers?: Headers
  readonly body?: string | Uint8Array
  readonly json?: unknown
}

type Decision = { readonly kind: 'abort' | 'continue' | 'fallback' } | ({ readonly kind: 'fulfill' } & Answer)

/** A request for which a handler decides the response. */
export class WebKitRoute {
  readonly #request: WebKitRequest
  readonly #decide: (decision: Decision) => void

  constructor(request: WebKitRequest, decide: (decision: Decision) => void) {
    this.#request = request
    this.#decide = decide
  }
  request(): WebKitRequest {
    return this.#request
  }
  async abort(): Promise<void> {
    this.#decide({ kind: 'abort' })
  }
  async continue(): Promise<void> {
    this.#decide({ kind: 'continue' })
  }
  async fallback(): Promise<void> {
    this.#decide({ kind: 'fallback' })
  }
  async fulfill(answer: Answer): Promise<void> {
    this.#decide({ kind: 'fulfill', ...answer })
  }
}

/** How journeys match a URL: a glob, a regular expression or a predicate. */
export type Pattern = string | RegExp | ((url: URL) => boolean)

/** A glob as a regular expression: one star matches no slash, two match anything. */
const globExpression = (glob: string): RegExp => {
  const parts = glob.split(/(\*\*|\*)/).map((part) => {
    if (part === '**') return '.*'
    return part === '*' ? '[^/]*' : RegExp.escape(part)
  })
  return new RegExp(`^${parts.join('')}$`)
}

export function matchesPattern(url: string, pattern: Pattern): boolean {
  if (typeof pattern === 'function') return pattern(new URL(url))
  return (typeof pattern === 'string' ? globExpression(pattern) : pattern).test(url)
}

interface Events {
  request: WebKitRequest
  response: WebKitResponse
  requestfinished: WebKitRequest
  requestfailed: WebKitRequest
}
type EventName = keyof Events
type Handler = (route: WebKitRoute) => unknown

export const isNetworkEvent = (event: string): event is EventName =>
  ['request', 'response', 'requestfinished', 'requestfailed'].includes(event)

/** Whether the subject of an event is the request itself. */
export const isRequestEvent = (event: string): event is Exclude<EventName, 'response'> =>
  isNetworkEvent(event) && event !== 'response'

/** The network of a session: a proxy that observes and answers requests, which WebDriver cannot do. */
export class Network {
  readonly port: number
  readonly #server
  #routes: { pattern: Pattern; handler: Handler; owner: object }[] = []
  readonly #listeners: { [Name in EventName]: Set<(subject: Events[Name]) => unknown> } = {
    request: new Set(),
    response: new Set(),
    requestfinished: new Set(),
    requestfailed: new Set(),
  }

  private constructor(port: number) {
    this.port = port
    this.#server = createServer((message, answer) => void this.#serve(message, answer))
  }

  static async start(): Promise<Network> {
    const network = new Network(await freePort())
    await once(network.#server.listen(network.port, '127.0.0.1'), 'listening')
    return network
  }

  async stop(): Promise<void> {
    const closed = once(this.#server, 'close')
    this.#server.close()
    this.#server.closeAllConnections()
    await closed
  }

  /** Registers a handler for matching requests until its owner closes. The proxy does not know which window sends one. */
  route(pattern: Pattern, handler: Handler, owner: object): void {
    if (String(pattern).startsWith('https:')) notApplicable('the proxy does not see what TLS encrypts')
    this.#routes = [{ pattern, handler, owner }, ...this.#routes]
  }
  unroute(pattern: Pattern): void {
    this.#routes = this.#routes.filter((route) => String(route.pattern) !== String(pattern))
  }
  unrouteAll(owner: object): void {
    this.#routes = this.#routes.filter((route) => route.owner !== owner)
  }

  on<Name extends EventName>(event: Name, listener: (subject: Events[Name]) => unknown): void {
    this.#listeners[event].add(listener)
  }
  off<Name extends EventName>(event: Name, listener: (subject: Events[Name]) => unknown): void {
    this.#listeners[event].delete(listener)
  }

  /** The next event that passes a predicate. */
  next<Name extends EventName>(
    event: Name,
    isEnough: (subject: Events[Name]) => boolean,
  ): Promise<Events[Name]> {
    return new Promise((resolve) => {
      const listener = (subject: Events[Name]) => {
        if (!isEnough(subject)) return
        this.off(event, listener)
        resolve(subject)
      }
      this.on(event, listener)
    })
  }

  #emit<Name extends EventName>(event: Name, subject: Events[Name]): void {
    for (const listener of this.#listeners[event]) listener(subject)
  }

  async #serve(message: IncomingMessage, answer: ServerResponse): Promise<void> {
    const request = new WebKitRequest(message, await buffer(message))
    this.#emit('request', request)
    const decision = await this.#decide(request)
    if (decision.kind === 'fulfill') return this.#fulfill(request, answer, decision)
    if (decision.kind === 'abort') return this.#fail(request, answer)
    this.#pass(request, answer)
  }

  async #decide(request: WebKitRequest): Promise<Decision> {
    for (const { handler } of this.#routes.filter(({ pattern }) => matchesPattern(request.url(), pattern))) {
      const decision = await new Promise<Decision>((decide) => {
        void handler(new WebKitRoute(request, decide))
      })
      if (decision.kind !== 'fallback') return decision
    }
    return { kind: 'continue' }
  }

  #fail(request: WebKitRequest, answer: ServerResponse): void {
    answer.destroy()
    this.#emit('requestfailed', request)
  }

  #fulfill(
    request: WebKitRequest,
    answer: ServerResponse,
    { status = 200, contentType, headers, body, json }: Answer,
  ): void {
    const content = json === undefined ? (body ?? '') : JSON.stringify(json)
    const type = contentType ?? (json === undefined ? undefined : 'application/json')
    answer.writeHead(status, { ...headers, ...(type !== undefined && { 'content-type': type }) })
    answer.end(content)
    this.#emit(
      'response',
      new WebKitResponse(request, status, headers ?? {}, Promise.resolve(Buffer.from(content))),
    )
    this.#emit('requestfinished', request)
  }

  /** Forwards the request to this machine, without a header that names a proxy. */
  #pass(request: WebKitRequest, answer: ServerResponse): void {
    const { host, port, pathname, search } = new URL(request.url())
    const { 'proxy-connection': _, ...headers } = request.headers()
    const onward = send({
      host: '127.0.0.1',
      port,
      path: pathname + search,
      method: request.method(),
      headers: { ...headers, host },
    })
    onward.on('response', (incoming) => {
      const { statusCode = 502, headersDistinct } = incoming
      answer.writeHead(statusCode, headersDistinct)
      incoming.pipe(answer)
      this.#emit(
        'response',
        new WebKitResponse(request, statusCode, flat(incoming.headers), readBody(incoming)),
      )
      incoming.on('end', () => this.#emit('requestfinished', request))
      incoming.on('error', () => this.#fail(request, answer))
    })
    onward.on('error', () => this.#fail(request, answer))
    answer.on('close', () => onward.destroy())
    onward.end(request.body)
  }
}
