import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@coffer/local-http/free-port'
import { testSecret } from '../test/engine/test-keys.ts'

export interface ProviderProcess {
  readonly port: number
  /** Milliseconds from the start of the process until it served. */
  readonly startedAfter: number
  /** The most memory it has had, in MB; NaN where the machine does not tell. */
  readonly peakMegabytes: () => number
  readonly stop: () => Promise<void>
}

/** The provider in a process of its own, as `npm start` starts it. */
export async function startProviderProcess(env: Readonly<Record<string, string>>): Promise<ProviderProcess> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATABASE_OWNER_URL: '',
      COFFER_SECRET: testSecret,
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // It prints its addresses once it serves.
  const first = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  if (child.exitCode !== null) throw new Error(`the provider ended with code ${String(first[0])}`)
  const startedAfter = performance.now() - began
  child.stdout.resume()
  return {
    port,
    startedAfter,
    peakMegabytes: () => peakOf(child.pid),
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

function peakOf(pid: number | undefined): number {
  if (process.platform !== 'linux' || pid === undefined) return Number.NaN
  const [, kilobytes = 'NaN'] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return (Number(kilobytes) * 1_024) / 1_000_000
}
