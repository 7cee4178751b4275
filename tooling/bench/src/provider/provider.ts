import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@coffer/local-http/free-port'
import { localRequest } from '@coffer/local-http/request'
import { paths } from '../paths.ts'

/** The measured tenant. */
export const host = 'harbor.localhost'
export const operatorKey = '93d7a1c5e0f24b6889ab4c2d7f1e6053'
export const operatorHost = 'sandbox.localhost'
const POLL_MS = 100

export interface Provider {
  port: number
  stop: () => Promise<void>
}

/** Starts a separate provider on a free port and a new data folder, and waits until it answers. */
export async function startProvider(): Promise<Provider> {
  const [port, folder] = await Promise.all([freePort(), mkdtemp(join(tmpdir(), 'bench-'))])
  const server = spawn(paths.node, [paths.provider], {
    cwd: paths.root,
    env: {
      ...process.env,
      PORT: String(port),
      COFFER_DATA: join(folder, 'data'),
      SANDBOX_KEY: operatorKey,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await Promise.race([waitUntilHealthy(port), rejectOnExit(server)])
  return {
    port,
    async stop() {
      if (server.exitCode === null) {
        server.kill('SIGTERM')
        await once(server, 'close')
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function waitUntilHealthy(port: number): Promise<void> {
  const isUp = async () => {
    const answer = await localRequest({ port, host, path: '/healthz' }).catch(() => null)
    return answer?.status === 200
  }
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, POLL_MS))
}

async function rejectOnExit(server: ChildProcess): Promise<never> {
  await once(server, 'exit')
  throw new Error(`the provider ended with code ${server.exitCode} before it answered`)
}
