import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@coffer/local-http/free-port'
import { localRequest, parseBody, responseCookies } from '@coffer/local-http/request'
import type { PostgresUrls } from '../../src/database/open-postgres.ts'
import type { ProcessAnswer } from '../../test/parallel/processes.ts'

const main = join(import.meta.dirname, '../../src/main.ts')
const errorOutputKept = 4_000
const host = 'harbor.localhost'

/** The provider as a person starts it, in a process of its own, reached over connections that are kept open. */
export class ServerProcess {
  readonly #child: ChildProcess
  readonly #port: number
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 })
  #errorOutput = ''

  private constructor(child: ChildProcess, port: number) {
    this.#child = child
    this.#port = port
    child.stderr?.on('data', (chunk: Buffer) => {
      this.#errorOutput = `${this.#errorOutput}${chunk.toString()}`.slice(-errorOutputKept)
    })
  }

  /** Resolves when it serves. */
  static async start(urls: Required<PostgresUrls>, operatorKey: string): Promise<ServerProcess> {
    const port = await freePort()
    const child = spawn(process.execPath, [main], {
      env: {
        ...process.env,
        PORT: String(port),
        SANDBOX_KEY: operatorKey,
        TENANT: 'harbor',
        DATABASE_URL: urls.url,
        DATABASE_OWNER_URL: urls.ownerUrl,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const server = new ServerProcess(child, port)
    while ((await server.send('GET', '/healthz').catch(() => null))?.status !== 200) {
      if (child.exitCode !== null) throw new Error(`The process ended: ${server.#errorOutput}`)
      await pause(50)
    }
    return server
  }

  /** What it has logged last: failed calls and failed work. */
  get errorOutput(): string {
    return this.#errorOutput
  }

  async send(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>> = {},
    body?: unknown,
  ): Promise<ProcessAnswer> {
    const agent = this.#agent
    const response = await localRequest({ port: this.#port, host, method, path, headers, body, agent })
    return { status: response.status, cookies: responseCookies(response), body: parseBody(response) }
  }

  async stop(): Promise<void> {
    this.#agent.destroy()
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const exited = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    await exited
  }
}
