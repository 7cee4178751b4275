import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '@coffer/local-http/free-port'
import { packageFolder } from '../src/package-folder.ts'
import { testSecret } from '../test/engine/test-keys.ts'
import { buildProvider } from '../tools/build-provider.ts'
import { cpuSeconds, peakMegabytes } from './process-usage.ts'

export interface ProviderProcess {
  readonly port: number
  /** Milliseconds from the start of the process until it served requests. */
  readonly startedAfter: number
  /** CPU seconds until it served requests; NaN if the system does not report them. */
  readonly startCpuSeconds: number
  /** Peak memory in MB; NaN if the system does not report it. */
  readonly peakMegabytes: () => number
  readonly stop: () => Promise<void>
}

let built: Promise<void> | null = null

/** The provider in a separate process, started as `npm start` does. */
export async function startProviderProcess(env: Readonly<Record<string, string>>): Promise<ProviderProcess> {
  await (built ??= buildProvider())
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, [join(packageFolder, 'dist/main.js')], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATABASE_OWNER_URL: '',
      COFFER_SECRET: testSecret,
      // Log lines of single calls would mix with the printed figures.
      LOG_LEVEL: 'warn',
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // The provider prints its addresses when it is ready to serve.
  const first = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  const { pid } = child
  if (child.exitCode !== null || pid === undefined)
    throw new Error(`the provider ended with code ${String(first[0])}`)
  const startedAfter = performance.now() - began
  child.stdout.resume()
  return {
    port,
    startedAfter,
    startCpuSeconds: cpuSeconds(pid),
    peakMegabytes: () => peakMegabytes(pid),
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
