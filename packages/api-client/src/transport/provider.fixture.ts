import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll } from 'vitest'
import { answer, type ResponseFields } from '../fakes/answer.ts'
import { configureTransport, type TransportSettings } from './settings.ts'

type Received = { name: string; url: string; headers: IncomingMessage['headers']; body: string }
export type Step = (received: Received, response: ServerResponse) => void

/** Responds with an envelope. */
export const respondWith =
  (
    data: unknown,
    fields: ResponseFields = {},
    headers: Record<string, string> = {},
    status = fields.code ?? 200,
  ): Step =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    response.end(JSON.stringify(answer(data, fields)))
  }

/** Responds with any text, with or without an envelope. */
export const respondWithText =
  (status: number, body: string): Step =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'text/html' })
    response.end(body)
  }

/** Cuts the connection without a response. */
export const cutConnection: Step = (_, response) => {
  response.socket?.destroy()
}

/** Never responds. */
export const neverAnswer: Step = () => {}

const tokenOf = (number: number) => `t0ken+${number}/=`

/**
 * A provider on 127.0.0.1 with CSRF protection like Sanctum's: a call needs the token of the last handshake, or else
 * gets a 419. `script` sets the responses of a call in order; the last one repeats. It stops after the tests of the
 * file.
 */
export async function startProvider() {
  const scripts = new Map<string, Step[]>()
  const received: Received[] = []
  let tokens = 0
  let handshakeStep: Step | null = null
  let cookie = ''

  const issueToken = (response: ServerResponse) => {
    tokens += 1
    response.setHeader('Set-Cookie', `XSRF-TOKEN=${encodeURIComponent(tokenOf(tokens))}; Path=/`)
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? ''
    const path = url.replace(/\?.*/, '').replace('/api/v1', '')
    const entry = {
      name: `${request.method} ${path}`,
      url,
      headers: request.headers,
      body: await text(request),
    }
    received.push(entry)
    if (path === '/sanctum/csrf-cookie') {
      if (handshakeStep) return handshakeStep(entry, response)
      issueToken(response)
      response.writeHead(204).end()
      return undefined
    }
    if (request.headers['x-xsrf-token'] !== tokenOf(tokens))
      return respondWith(null, { code: 419 })(entry, response)
    const steps = scripts.get(entry.name) ?? []
    const step = steps.length > 1 ? steps.shift() : steps[0]
    return (step ?? respondWith(null, { code: 404 }))(entry, response)
  }

  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`

  /** Fetches with cookies, as a browser does. */
  async function fetchWithCookies(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    request.headers.set('Cookie', cookie)
    const response = await fetch(request)
    const [set] = response.headers.getSetCookie()
    if (set) cookie = set.split(';')[0] ?? ''
    return response
  }

  return {
    origin,
    received,
    count: (name: string) => received.filter((each) => each.name === name).length,
    script: (name: string, ...steps: Step[]) => scripts.set(name, steps),
    handshakes: (step: Step | null) => {
      handshakeStep = step
    },
    /** Refuses the current token from now on. */
    revokeTokens: () => {
      tokens += 1
    },
    issueToken,
    cookie: () => cookie,
    fetchWithCookies,
    configure: (settings: Partial<TransportSettings> = {}) => {
      cookie = ''
      received.length = 0
      scripts.clear()
      handshakeStep = null
      configureTransport({
        baseUrl: `${origin}/api/v1`,
        csrfUrl: `${origin}/sanctum/csrf-cookie`,
        retryDelayMs: 1,
        cookies: {
          read: () => cookie,
          clear: () => {
            cookie = ''
          },
        },
        fetch: fetchWithCookies,
        ...settings,
      })
    },
  }
}
