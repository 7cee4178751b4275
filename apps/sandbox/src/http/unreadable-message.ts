import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { answerHeaders } from '@coffer/provider-kit/headers'
import { RequestError } from '@hono/node-server'
import { errorCode } from '../database/refused-start.ts'

/**
 * Responds to requests that never reach the application, with the headers of all responses: Node and its adapter would
 * send a bare status.
 */
export function answerUnreadable(server: Server): void {
  server.on('clientError', (error, socket) => {
    // After a response that has begun, a second one would be read as part of it.
    if (!socket.writable || hasAnswered(socket)) socket.destroy()
    else socket.end(bareAnswer(toStatus(errorCode(error))))
  })
  server.on('checkExpectation', (_: IncomingMessage, outgoing: ServerResponse) => {
    outgoing.writeHead(417, { ...answerHeaders, Connection: 'close' }).end()
  })
}

/** The response to a request with an invalid target or Host header. */
export const answerToError = (error: unknown): Response =>
  new Response(null, { status: error instanceof RequestError ? 400 : 500, headers: { ...answerHeaders } })

/** Two Host headers: a proxy in front of the provider may have decided by the other one. */
export const refuseTwoHosts = (): Response => answerToError(new RequestError('Two Host headers'))

export const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1

const hasAnswered = (socket: Duplex): boolean => 'bytesWritten' in socket && socket.bytesWritten !== 0

const statusLines = {
  400: '400 Bad Request',
  408: '408 Request Timeout',
  431: '431 Request Header Fields Too Large',
} as const

function toStatus(code: string): keyof typeof statusLines {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

function bareAnswer(status: keyof typeof statusLines): string {
  const headers = Object.entries({ ...answerHeaders, Connection: 'close', 'Content-Length': '0' })
  const lines = headers.map(([name, value]) => `${name}: ${value}`)
  return `${[`HTTP/1.1 ${statusLines[status]}`, ...lines].join('\r\n')}\r\n\r\n`
}
