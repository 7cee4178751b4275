import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

/** Bytes above which a server may refuse a body by its length alone. */
const large = 65_536

export interface Sent {
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array<ArrayBuffer> | null
}

/** Sends a request and reads its answer, without following redirects. Tests put faults in between. */
export type Transport = (sent: Sent) => Promise<Response>

/** Sends requests over the network. Node's resolver does not know that `*.localhost` is this machine. */
export const overHttp: Transport = async ({ method, url, headers, body }) => {
  const isLocal = url.hostname.endsWith('.localhost')
  const options = {
    method,
    // Without a length, Node sends no body of a DELETE.
    headers: { ...headers, host: url.host, ...(body !== null && { 'content-length': body.length }) },
    timeout: 30_000,
    ...(isLocal && { hostname: '127.0.0.1' }),
  }
  const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options)
  request.on('timeout', () => request.destroy(new Error(`${method} ${url.href} took longer than 30 s`)))
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject)
  })
  if (body !== null && body.length > large) {
    // A server that refuses the length closes the connection, and its answer would be lost while the body is sent.
    request.flushHeaders()
    await Promise.race([answered, sleep(200)])
  }
  request.end(body ?? undefined)
  const incoming = await answered
  const bytes = await buffer(incoming)
  const status = incoming.statusCode ?? 0
  return new Response([204, 304].includes(status) ? null : new Uint8Array(bytes), {
    status,
    headers: toHeaders(incoming),
  })
}

function toHeaders({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers()
  for (let at = 0; at < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')
  return headers
}
