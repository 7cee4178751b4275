import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Hono } from 'hono'
import { afterAll } from 'vitest'
import type { Env } from '../../src/http/call.ts'
import type { RequestLimits } from '../../src/http/request-limits.ts'
import { hostForPath } from '../operator-access.ts'
import { httpServer } from '../../src/listen.ts'

/** Serves the provider on a free port of 127.0.0.1, and closes it after the last test of the file. */
export async function listenForFile(app: Hono<Env>, limits: RequestLimits): Promise<number> {
  const server = httpServer(app, limits)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

/** A TCP connection for messages that no HTTP library would send. */
export class RawConnection {
  readonly #socket: Socket
  #received = ''

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    this.#socket.setEncoding('utf8').on('data', (text: string) => (this.#received += text))
    // A server that closes while data still arrives resets the connection.
    this.#socket.on('error', () => this.#socket.destroy())
  }

  write(text: string): this {
    if (this.#socket.writable) this.#socket.write(text)
    return this
  }

  /** Writes the head of a request to the host of its path. */
  request(line: string, headers: Readonly<Record<string, string>> = {}): this {
    const [, path = '/'] = line.split(' ')
    const all = { Host: `${hostForPath(path)}:4100`, ...headers }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
    return this.write(`${[`${line} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`)
  }

  /** Status of the first response. */
  async status(): Promise<number> {
    await this.#until('\r\n')
    return Number(this.#received.split(' ', 2)[1])
  }

  /** Headers of the first response, by lower-case name. */
  async headers(): Promise<Record<string, string>> {
    await this.#until('\r\n\r\n')
    const [head = ''] = this.#received.split('\r\n\r\n')
    const pairs = head.split('\r\n').slice(1)
    return Object.fromEntries(
      pairs.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
    )
  }

  async #until(end: string): Promise<void> {
    while (!this.#received.includes(end)) {
      if (this.#socket.readableEnded || this.#socket.destroyed)
        throw new Error('The connection ended without an answer.')
      await Promise.race([once(this.#socket, 'data'), once(this.#socket, 'end'), once(this.#socket, 'close')])
    }
  }

  /** Resolves when the server has closed the connection. */
  async closed(): Promise<void> {
    if (!this.#socket.readableEnded && !this.#socket.destroyed)
      await Promise.race([once(this.#socket, 'end'), once(this.#socket, 'close')])
    this.#socket.destroy()
  }
}
