import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'

const main = join(import.meta.dirname, '../../src/main.ts')
export const operatorKey = 'the-operator'

/** A port that nobody listens on just now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

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
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    while ((await this.send('GET', '/healthz').catch(() => null))?.status !== 200) {
      if (child.exitCode !== null) throw new Error(`The process ended: ${said}`)
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
  send(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: unknown,
  ): Promise<{ status: number; cookies: string[]; body: unknown }> {
    return new Promise((resolve, reject) => {
      const sending = request(
        {
          host: '127.0.0.1',
          port: this.#port,
          method,
          path,
          agent: false,
          headers: { Host: `harbor.localhost:${this.#port}`, 'Content-Type': 'application/json', ...headers },
        },
        (answer) => {
          let text = ''
          answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
          answer.on('error', reject)
          answer.on('end', () => {
            const json: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : null
            resolve({
              status: answer.statusCode ?? 0,
              cookies: answer.headers['set-cookie'] ?? [],
              body: json,
            })
          })
        },
      )
      sending.on('error', reject)
      sending.end(body === undefined ? undefined : JSON.stringify(body))
    })
  }
}
