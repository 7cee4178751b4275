import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { exchange } from './exchange.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
export const operatorKey = 'e2e-operator-key'

export interface Provider {
  port: number
  stop: () => Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (!isAddress(address)) throw new Error('no free port was found')
  return address.port
}

function isAddress(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null
}

/** Starts the provider on its own port and data, and waits until it answers. */
export async function startProvider(folder: string): Promise<Provider> {
  const port = await freePort()
  const server = spawn(`${root}node_modules/node/bin/node`, ['apps/sandbox/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      COFFER_DATA: folder,
      SANDBOX_KEY: operatorKey,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await Promise.race([answers(server, port), ended(server)])
  return {
    port,
    async stop() {
      if (server.exitCode !== null) return
      server.kill('SIGTERM')
      await once(server, 'close')
    },
  }
}

/** Resolves at the first line the server prints after which it answers: it prints where it serves. */
async function answers(server: ChildProcess, port: number): Promise<void> {
  if (!server.stdout) throw new Error('the provider has no output')
  for await (const _line of server.stdout) {
    const answer = await exchange(port, 'harbor', { method: 'GET', path: '/healthz' }).catch(() => null)
    if (answer?.status === 200) {
      server.stdout.resume()
      return
    }
  }
}

async function ended(server: ChildProcess): Promise<never> {
  await once(server, 'exit')
  throw new Error(`the provider ended with code ${server.exitCode} before it answered`)
}
