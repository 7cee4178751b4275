import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { errorCode, RefusedStart } from './database/refused-start.ts'
import type { Env } from './http/call.ts'
import type { RequestLimits } from './http/request-limits.ts'
import { answerToError, answerUnreadable, hasTwoHosts, refuseTwoHosts } from './http/unreadable-message.ts'

interface ListenOptions {
  readonly port: number
  /** The only address to listen on; defaults to both loopback addresses. */
  readonly host?: string | undefined
  readonly limits: RequestLimits
}

/** Listens on one address, or on both loopback addresses; returns a function that stops gracefully. */
export async function listen(
  app: Hono<Env>,
  { port, host, limits }: ListenOptions,
): Promise<() => Promise<void>> {
  const closeFirst = await listenOn(httpServer(app, limits), port, host ?? '127.0.0.1')
  const closings = [closeFirst]
  try {
    if (host === undefined) closings.push(await listenOn(httpServer(app, limits), port, '::1'))
  } catch (error) {
    // Without IPv6, only the first loopback address is available.
    if (error instanceof RefusedStart) {
      await closeFirst()
      throw error
    }
  }
  return async () => {
    await Promise.all(closings.map((end) => end()))
  }
}

/** A server's certificate and its key. */
export interface Certificate {
  readonly cert: string
  readonly key: string
}

interface PortsOptions {
  readonly ports: readonly number[]
  readonly limits: RequestLimits
  /** An address other than loopback, with its certificate. */
  readonly lan?: (Certificate & { readonly address: string }) | null
}

/**
 * Listens on more ports of both loopback addresses or of another address: all or none. Returns a function that stops
 * gracefully.
 */
export async function listenOnEach(
  app: Hono<Env>,
  { ports, limits, lan = null }: PortsOptions,
): Promise<() => Promise<void>> {
  const closings: (() => Promise<void>)[] = []
  const stop = async () => {
    await Promise.all(closings.map((end) => end()))
  }
  try {
    for (const port of ports)
      closings.push(
        lan === null
          ? await listen(app, { port, limits })
          : await listenOn(httpServer(app, limits, lan), port, lan.address),
      )
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

/**
 * The provider as an HTTP server that ends slow connections: late headers, and requests that take longer than the
 * largest upload may. The application itself ends late bodies of other calls (http/read-body.ts).
 */
export function httpServer(app: Hono<Env>, limits: RequestLimits, certificate?: Certificate): Server {
  const answer = getRequestListener(app.fetch, { errorHandler: answerToError })
  const refuse = getRequestListener(refuseTwoHosts)
  const listener: RequestListener = (incoming, outgoing) =>
    void (hasTwoHosts(incoming) ? refuse : answer)(incoming, outgoing)
  const options = {
    // The listener refuses a request without a Host header, with the headers of all responses.
    requireHostHeader: false,
    headersTimeout: milliseconds(limits.headerSeconds),
    requestTimeout: milliseconds(limits.headerSeconds + limits.uploadSeconds),
    connectionsCheckingInterval: milliseconds(limits.checkSeconds),
  }
  const server = certificate
    ? createSecureServer({ ...options, cert: certificate.cert, key: certificate.key }, listener)
    : createServer(options, listener)
  server.maxConnections = limits.connections
  answerUnreadable(server)
  return server
}

/** Node accepts whole milliseconds only. */
const milliseconds = (seconds: number): number => Math.round(seconds * 1000)

/** Returns a function that stops gracefully. */
function listenOn(server: Server, port: number, host: string): Promise<() => Promise<void>> {
  const connections = new Set<Socket>()
  server.on('connection', (connection) => {
    connections.add(connection)
    connection.once('close', () => connections.delete(connection))
  })
  // A connection that was busy when the stop began becomes idle after its response.
  server.on('request', (_, answer) =>
    answer.once('close', () => {
      if (!server.listening) server.closeIdleConnections()
    }),
  )
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(refusal(error, port, host)))
    server.listen(port, host, () => resolve(() => close(server, connections)))
  })
}

function refusal(error: Error, port: number, host: string): Error {
  const code = errorCode(error)
  if (code === 'EADDRINUSE')
    return new RefusedStart(`Port ${port} is taken; stop what uses it, or set PORT to another.`)
  // A machine without IPv6 has no ::1, which must not prevent the start.
  if (host !== '::1' && (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND'))
    return new RefusedStart(`HOST is "${host}", which is not an address of this machine.`)
  if (code === 'EACCES') return new RefusedStart(`Port ${port} is not allowed; set PORT to one above 1023.`)
  return error
}

/**
 * Completes the current requests and closes the other connections. Browsers open some in advance, which Node does not
 * count as idle until their first request.
 */
function close(server: Server, connections: Iterable<Socket>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy()
    setTimeout(() => server.closeAllConnections(), 3_000).unref()
  })
}
