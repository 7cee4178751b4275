import { describe, expect, it } from 'vitest'
import type { FaultName } from '../../chaos/fault.ts'
import { runFault } from '../../chaos/run-fault.ts'
import { faultOf, openDiskStage, openPgliteStage, openPostgresStage, type Stage } from '../../chaos/stage.ts'
import { postgresPrograms } from '../engine/find-postgres.ts'

/** A short form of `npm run chaos`. */
async function expectSound(open: () => Promise<Stage>, faults: readonly (readonly [FaultName, number])[]) {
  const stage = await open()
  try {
    for (const [name, times] of faults) {
      const report = await runFault(stage.provider, faultOf(stage, name), times)
      const sound = { times, lost: 0, doubled: 0, unsettled: 0, parked: 0, balanced: true }
      expect(report, name).toMatchObject(sound)
      expect(report.outages).toHaveLength(times)
      expect(report.operations).toBeGreaterThan(times)
    }
  } finally {
    await stage.close()
  }
}

describe('acknowledged transfers', () => {
  it(
    'Acknowledged transfers are kept once and service recovers after kills on the embedded database',
    () => expectSound(openPgliteStage, [['kill', 2]]),
    300_000,
  )

  // Only Linux has a limit on a process that an ordinary user can lift again.
  it.runIf(process.platform === 'linux')(
    'Acknowledged transfers are kept once and service recovers after a full disk on the embedded database',
    () => expectSound(openDiskStage, [['disk-full', 1]]),
    300_000,
  )

  it.runIf(postgresPrograms() !== null)(
    'Acknowledged transfers are kept once and service recovers after kills and outages of PostgreSQL',
    () =>
      expectSound(openPostgresStage, [
        ['kill', 2],
        ['connections-cut', 2],
        ['server-restart', 1],
      ]),
    300_000,
  )
})
