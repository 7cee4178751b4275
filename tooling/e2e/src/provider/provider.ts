import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '@coffer/local-http/free-port'
import { localRequest } from '@coffer/local-http/request'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
export const operatorKey = 'e2e-operator-key'

export interface Provider {
  port: number
  stop: () => Promise<void>
}

/** Another run may take a free port before the provider listens on it. */
const TRIES = 5

/** Starts the provider on its own port and data, and waits until it answers. `tenants` is another folder of tenants. */
export async function startProvider(folder: string, tenants?: string): Promise<Provider> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await startOn(await freePort(), folder, tenants)
    } catch (error) {
      if (tries === TRIES) throw error
    }
  }
}

async function startOn(port: number, folder: string, tenants?: string): Promise<Provider> {
  const server = spawn(`${root}node_modules/node/bin/node`, ['apps/sandbox/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      COFFER_DATA: folder,
      SANDBOX_KEY: operatorKey,
      LOG_LEVEL: 'error',
      ...(tenants !== undefined && { COFFER_TENANTS: tenants }),
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

/**
 * Resolves at the line in which the server prints its URL: from then on it answers. Never resolves if the server exits
 * first: then another process answers on the port.
 */
async function answers(server: ChildProcess, port: number): Promise<void> {
  if (!server.stdout) throw new Error('the provider has no output')
  for await (const _line of server.stdout) {
    const answer = await localRequest({ port, host: 'harbor.localhost', path: '/healthz' }).catch(() => null)
    if (answer?.status === 200 && server.exitCode === null) {
      server.stdout.resume()
      return
    }
  }
  await ended(server)
}

async function ended(server: ChildProcess): Promise<never> {
  if (server.exitCode === null) await once(server, 'exit')
  throw new Error(`the provider ended with code ${server.exitCode} before it answered`)
}
