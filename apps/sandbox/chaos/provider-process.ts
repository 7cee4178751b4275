import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { localRequest, parseBody, responseCookies } from '@coffer/local-http/request'

const main = join(import.meta.dirname, '../src/main.ts')
const errorOutputKept = 4_000
const operatorKey = 'the-operator'

export interface Answer {
  readonly status: number
  readonly cookies: readonly string[]
  readonly body: unknown
}

/** The settings of a process with its own data folder. */
export const onFolder = (folder: string) => ({ DATABASE_URL: '', COFFER_DATA: folder })

/** The provider as a person starts it, in a process of its own. */
export class ProviderProcess {
  readonly #env: Readonly<Record<string, string>>
  readonly #port: number
  readonly #wrapper: readonly string[]
  #child: ChildProcess | null = null
  #errorOutput = ''

  /** `wrapper` is a command that ends by executing its last arguments, such as `env`. */
  constructor(env: Readonly<Record<string, string>>, port: number, wrapper: readonly string[] = []) {
    this.#env = env
    this.#port = port
    this.#wrapper = wrapper
  }

  get pid(): number {
    const pid = this.#child?.pid
    if (pid === undefined) throw new Error('The provider is not running.')
    return pid
  }

  /** Resolves when it serves. */
  async start(): Promise<void> {
    const [command, ...rest] = [...this.#wrapper, process.execPath, main]
    const child = spawn(command, rest, {
      env: { ...process.env, PORT: String(this.#port), SANDBOX_KEY: operatorKey, ...this.#env },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.#child = child
    this.#errorOutput = ''
    child.stderr.on('data', (chunk: Buffer) => {
      this.#errorOutput = `${this.#errorOutput}${chunk.toString()}`.slice(-errorOutputKept)
    })
    await this.untilHealth(200)
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

  /** Waits until /healthz answers with a status. Fails if the process ends by itself. */
  async untilHealth(status: 200 | 503): Promise<void> {
    while ((await this.send('GET', '/healthz').catch(() => null))?.status !== status) {
      this.requireRunning()
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  /** Throws if the process has ended by itself. */
  requireRunning(): void {
    const child = this.#child
    if (child !== null && (child.exitCode !== null || child.signalCode !== null))
      throw new Error(`The process ended: ${this.#errorOutput}`)
  }

  /** One call to a tenant's origin. Rejects when the connection breaks before the whole answer is here. */
  async send(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>> = {},
    body?: unknown,
  ): Promise<Answer> {
    const host = 'harbor.localhost'
    const response = await localRequest({ port: this.#port, host, method, path, headers, body })
    return { status: response.status, cookies: responseCookies(response), body: parseBody(response) }
  }

  /** One call as the operator of the provider. */
  operate(method: string, path: string, body?: unknown): Promise<Answer> {
    return this.send(method, `/sandbox/api${path}`, { 'X-Sandbox-Key': operatorKey }, body)
  }
}
