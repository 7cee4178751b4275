import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { localRequest, parseBody, responseCookies } from '@coffer/local-http/request'

const main = join(import.meta.dirname, '../../src/main.ts')
export const operatorKey = 'the-operator'

/** The provider as a person starts it: its own process, its own data folder. */
export class RealProcess {
  readonly #folder: string
  readonly #port: number
  #child: ChildProcess | null = null

  constructor(folder: string, port: number) {
    this.#folder = folder
    this.#port = port
  }

  async start(): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.#port),
      COFFER_DATA: this.#folder,
      SANDBOX_KEY: operatorKey,
    }
    const child = spawn(process.execPath, [main], {
      env: { ...env, DATABASE_URL: '' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.#child = child
    let errorOutput = ''
    child.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()))
    while ((await this.send('GET', '/healthz').catch(() => null))?.status !== 200) {
      if (child.exitCode !== null) throw new Error(`The process ended: ${errorOutput}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  /** SIGKILL: no handler runs, nothing is flushed. */
  async kill(): Promise<void> {
    const child = this.#child
    this.#child = null
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }

  /** One call to a tenant's origin. Rejects when the connection breaks before the whole answer is here. */
  async send(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: unknown,
  ): Promise<{ status: number; cookies: readonly string[]; body: unknown }> {
    const host = 'harbor.localhost'
    const response = await localRequest({ port: this.#port, host, method, path, headers, body })
    return { status: response.status, cookies: responseCookies(response), body: parseBody(response) }
  }
}
