import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printGoal, printRow } from './print-row.ts'
import { startProviderProcess } from './provider-process.ts'

/**
 * Measures how long the provider takes to start on the embedded database, empty and with data: `npm run pnpm --
 * --filter @coffer/sandbox bench:start`.
 */
const folder = mkdtempSync(join(tmpdir(), 'start-'))
printRow('data', 'served after s', 'of CPU s', 'peak MB')
try {
  for (const [data, seconds] of [
    ['none', 8],
    ['existing', 3],
  ] as const) {
    const provider = await startProviderProcess({ COFFER_DATA: join(folder, 'data') })
    const megabytes = provider.peakMegabytes()
    printRow(data, provider.startedAfter / 1_000, provider.startCpuSeconds, megabytes)
    await provider.stop()
    printGoal(`seconds until it serves, data: ${data}`, provider.startedAfter / 1_000, seconds)
    printGoal(`MB of memory, data: ${data}`, megabytes, 450)
  }
} finally {
  rmSync(folder, { recursive: true })
}
