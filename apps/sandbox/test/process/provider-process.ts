import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Agent } from 'node:http'
import { join } from 'node:path'
import { localRequest, parseBody, responseCookies } from '@coffer/local-http/request'
import { packageFolder } from '../../src/package-folder.ts'
import { hostForPath, operatorKey } from '../operator-access.ts'

const main = join(packageFolder, 'dist/main.js')
const errorOutputKept = 4_000

export interface Answer {
  readonly status: number
  readonly cookies: readonly string[]
  readonly body: unknown
}

interface Options {
  /** A command that executes its last arguments, such as `env`. */
  readonly wrapper?: readonly string[]
  /** Keeps connections open, for many requests to a process that is not killed. */
  readonly agent?: Agent
  /** Receives all output of the process. */
  readonly onOutput?: (text: string) => void
}

/** Environment of a process with its own data folder. */
export const onFolder = (folder: string) => ({ DATABASE_URL: '', COFFER_SECRET: '', COFFER_DATA: folder })

/** The provider in its own process, started as in production. */
export class ProviderProcess {
  readonly #env: Readonly<Record<string, string>>
  readonly #port: number
  readonly #options: Options
  #child: ChildProcess | null = null
  #errorOutput = ''

  constructor(env: Readonly<Record<string, string>>, port: number, options: Options = {}) {
    this.#env = env
    this.#port = port
    this.#options = options
  }

  get pid(): number {
    const pid = this.#child?.pid
    if (pid === undefined) throw new Error('The provider is not running.')
    return pid
  }

  /** End of its error output, with failed calls and failed work. */
  get errorOutput(): string {
    return this.#errorOutput
  }

  /** Starts the process, and resolves when it serves. */
  async start(): Promise<void> {
    const [command, ...rest] = [...(this.#options.wrapper ?? []), process.execPath, main]
    const child = spawn(command, rest, {
      env: { ...process.env, PORT: String(this.#port), SANDBOX_KEY: operatorKey, ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    this.#errorOutput = ''
    child.stdout.on('data', (chunk: Buffer) => this.#options.onOutput?.(chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => {
      this.#options.onOutput?.(chunk.toString())
      this.#errorOutput = `${this.#errorOutput}${chunk.toString()}`.slice(-errorOutputKept)
    })
    await this.untilHealth(200)
  }

  /** Sends SIGKILL, so that no handler runs and nothing is flushed. */
  kill(): Promise<void> {
    return this.#end('SIGKILL')
  }

  /** Sends SIGTERM, so that it finishes pending requests and work. */
  stop(): Promise<void> {
    this.#options.agent?.destroy()
    return this.#end('SIGTERM')
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    this.#child = null
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    // 'exit' may be emitted before the last output.
    const closed = once(child, 'close')
    child.kill(signal)
    await closed
  }

  /** Waits until /healthz answers with the given status. Throws if the process ends by itself. */
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

  /** Calls the origin of harbor or of the operator, by the path. Rejects if the connection breaks before the end of the response. */
  async send(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>> = {},
    body?: unknown,
  ): Promise<Answer> {
    const { agent } = this.#options
    const target = { port: this.#port, host: hostForPath(path), ...(agent && { agent }) }
    const response = await localRequest({ ...target, method, path, headers, body })
    return { status: response.status, cookies: responseCookies(response), body: parseBody(response) }
  }

  /** Calls the operator's API. */
  operate(method: string, path: string, body?: unknown): Promise<Answer> {
    return this.send(method, `/sandbox/api${path}`, { 'X-Sandbox-Key': operatorKey }, body)
  }
}
