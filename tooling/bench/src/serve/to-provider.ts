import { request } from 'node:http'
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'

/** Headers of one connection only, or of HTTP/2. */
const hopByHopHeaders = /^(?::.*|connection|keep-alive|transfer-encoding|upgrade|proxy-.*|host)$/

function forwardedHeaders<Value>(
  headers: Readonly<Record<string, Value | undefined>>,
): Record<string, Value> {
  const forwarded: Record<string, Value> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !hopByHopHeaders.test(name)) forwarded[name] = value
  }
  return forwarded
}

/** Forwards a call to the provider, which compresses its answers itself. */
export function forwardToProvider(
  incoming: Http2ServerRequest,
  outgoing: Http2ServerResponse,
  port: number,
): void {
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
    (response) => {
      outgoing.writeHead(response.statusCode ?? 502, forwardedHeaders(response.headers))
      response.pipe(outgoing)
    },
  )
  call.on('error', () => outgoing.writeHead(502).end())
  incoming.pipe(call)
}
