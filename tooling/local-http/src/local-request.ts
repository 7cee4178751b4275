import { type Agent, type IncomingHttpHeaders, request } from 'node:http'

export interface LocalRequest {
  readonly port: number
  /** Without the port: "harbor.localhost". */
  readonly host: string
  readonly path: string
  /** GET by default. */
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON, or as a form if it is FormData. */
  readonly body?: unknown
  /** Keeps connections open; without one, each request has a new connection. */
  readonly agent?: Agent
}

export interface LocalResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** As transferred: nothing is decompressed. */
  readonly body: Buffer
}

/**
 * One request to a host of this machine; rejects if the connection breaks before the whole response has arrived. Node
 * does not resolve *.localhost, so the connection goes to 127.0.0.1 and the host into the header. The connection is a
 * new one unless there is an agent: a server that has been restarted does not know older ones.
 */
export async function localRequest(sent: LocalRequest): Promise<LocalResponse> {
  const { port, host, path, method = 'GET', agent, ...rest } = sent
  const body = await encodeBody(rest.body)
  return new Promise((resolve, reject) => {
    const headers = {
      host: `${host}:${port}`,
      // Node sends no length of its own with a DELETE, and the body would be lost.
      ...(body && { 'content-type': body.mediaType, 'content-length': body.content.length }),
      ...rest.headers,
    }
    const outgoing = request(
      { host: '127.0.0.1', port, path, method, headers, agent: agent ?? false },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        )
      },
    )
    outgoing.on('error', (error) => {
      if (outgoing.reusedSocket && wasClosed(error)) resolve(localRequest(sent))
      else reject(error)
    })
    outgoing.end(body?.content)
  })
}

/** The server had closed the kept-alive connection before the request, and has not received it. */
const wasClosed = (error: Error): boolean => 'code' in error && error.code === 'ECONNRESET'

/** The body as JSON, or as text if it is not JSON. */
export function parseBody({ body }: LocalResponse): unknown {
  const text = body.toString()
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return text
  }
}

/** The cookies of a response as `name=value`, without attributes: ready for a `cookie` header. */
export const responseCookies = ({ headers }: LocalResponse): readonly string[] =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? '')

async function encodeBody(body: unknown): Promise<{ mediaType: string; content: Buffer } | null> {
  if (body === undefined) return null
  if (!(body instanceof FormData)) {
    return { mediaType: 'application/json', content: Buffer.from(JSON.stringify(body)) }
  }
  const form = new Response(body)
  return {
    mediaType: form.headers.get('content-type') ?? '',
    content: Buffer.from(await form.arrayBuffer()),
  }
}
