import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBank } from '../bank/open-bank.ts'
import { monthEndStart } from '../bank/scenario-start.ts'
import { openTestDatabase } from '../engine/test-database.ts'
import { operatorKey } from '../operator-access.ts'
import { asProcesses } from './opened-banks.ts'
import { raiseLimits, type Processes } from './processes.ts'
import type { Operation } from './round.ts'
import { Scenario } from './scenario.ts'

const start = monthEndStart()
let processes: Processes
let close: () => Promise<void>
beforeAll(async () => {
  const { engine, database } = await openTestDatabase()
  close = engine.close
  processes = asProcesses([await openBank(database, { settings: { operatorKey }, start })], operatorKey)
  await raiseLimits(processes)
}, 120_000)
afterAll(() => close())

it('A scenario repeats no call whose idempotency key the provider may have deleted', async () => {
  const scenario = new Scenario(processes, start)
  await scenario.begin()
  const participant = await scenario.join()
  const play = async (operation: Operation, hours: number[], isClockRacing = false) => {
    const round = { operations: [[operation]], hours, isClockRacing, loggedOut: [] }
    return (await scenario.play(round, [participant])).answers
  }
  const repeat = { kind: 'repeat', which: 0 } as const
  const [first] = await play({ kind: 'schedule', cents: 5_000, days: 5 }, [600])
  // The key is 25 days old, and becomes older than 29 days while the clock moves.
  expect(await play(repeat, [])).toEqual([first])
  expect(await play(repeat, [48, 48, 48], true)).toEqual([])
  expect(await play(repeat, [])).toEqual([])
})
