import { request } from 'node:http'
import { constants, createBrotliCompress } from 'node:zlib'
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'

/** Of one connection only, or of HTTP/2. */
const ofTheConnection = /^(?::.*|connection|keep-alive|transfer-encoding|upgrade|proxy-.*|host)$/

function forwardedHeaders<Value>(
  headers: Readonly<Record<string, Value | undefined>>,
): Record<string, Value> {
  const kept: Record<string, Value> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !ofTheConnection.test(name)) kept[name] = value
  }
  return kept
}

/** Hands a call to the provider, and its answer back packed, as a tenant's host does. */
export function toProvider(incoming: Http2ServerRequest, answer: Http2ServerResponse, port: number): void {
  const host = `harbor.localhost:${port}`
  const call = request(
    {
      host: '127.0.0.1',
      port,
      method: incoming.method,
      path: incoming.url,
      headers: {
        ...forwardedHeaders(incoming.headers),
        host,
        ...(incoming.headers.origin && { origin: `http://${host}` }),
      },
    },
    (given) => {
      const { 'content-length': length, ...headers } = forwardedHeaders(given.headers)
      if (!String(given.headers['content-type']).startsWith('application/json')) {
        answer.writeHead(
          given.statusCode ?? 502,
          length === undefined ? headers : { ...headers, 'content-length': length },
        )
        given.pipe(answer)
        return
      }
      answer.writeHead(given.statusCode ?? 502, { ...headers, 'content-encoding': 'br' })
      given.pipe(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })).pipe(answer)
    },
  )
  call.on('error', () => answer.writeHead(502).end())
  incoming.pipe(call)
}
