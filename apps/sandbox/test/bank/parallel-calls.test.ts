import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openInMemory } from '../../src/database/open-pglite.ts'
import { openTestDatabase } from '../engine/test-database.ts'
import { operatorKey } from '../operator-access.ts'
import { asProcesses } from '../parallel/opened-banks.ts'
import { raiseLimits } from '../parallel/processes.ts'
import { replay } from '../parallel/replay.ts'
import { roundArbitrary } from '../parallel/round.ts'
import { Scenario, type PlayedRound } from '../parallel/scenario.ts'
import { openBank, type Bank } from './open-bank.ts'
import { monthEndStart } from './scenario-start.ts'
import { observeTransientFailures } from './transient-failures.ts'

const dayMs = 86_400_000

/** The seed and the start are printed: together they reproduce the same scenarios. */
const { seed } = fc.readConfigureGlobal()
const runs = Number(process.env['LEDGER_RUNS'] ?? 1)
const start = process.env['LEDGER_START'] ?? monthEndStart().toISOString()
process.stderr.write(`Parallel scenarios: PROPERTY_SEED=${seed} LEDGER_START=${start}\n`)

const depositors = 4
const settings = { operatorKey }
/** Failures that the product retries; none is expected. */
const transientFailures: string[] = []

let at = new Date(start)
let embedded: Bank
let closeEmbedded: () => Promise<void>
beforeAll(async () => {
  const { database, engine } = await openInMemory()
  embedded = await openBank(database, { settings, start: at })
  closeEmbedded = engine.close
}, 120_000)
afterAll(() => closeEmbedded())

/** Opens one database in `count` processes. */
async function openProcesses(count: number) {
  const { engine, openAgain } = await openTestDatabase()
  const engines = [engine]
  while (engines.length < count) engines.push((await openAgain()).engine)
  const banks = []
  for (const one of engines) {
    const options = one === engine ? { settings, start: at } : { settings }
    banks.push(await openBank(observeTransientFailures(one, transientFailures), options))
  }
  const [first] = banks
  if (first === undefined) throw new Error('There is no process.')
  return {
    first,
    parallel: asProcesses(banks, settings.operatorKey),
    close: async () => {
      for (const one of engines.toReversed()) await one.close()
    },
  }
}

describe.each([2, 4])('%i processes on one database', (count) => {
  let opened: Awaited<ReturnType<typeof openProcesses>>
  beforeAll(async () => {
    opened = await openProcesses(count)
  }, 120_000)
  afterAll(() => opened.close())

  it('Concurrent calls to several processes get the answers and balances of one process, to the cent', async () => {
    const { first, parallel } = opened
    const serial = asProcesses([embedded], settings.operatorKey)
    for (const processes of [parallel, serial]) await raiseLimits(processes)
    await fc.assert(
      fc.asyncProperty(
        fc.array(roundArbitrary(depositors, 6), { minLength: 8, maxLength: 8 }),
        async (rounds) => {
          const scenario = new Scenario(parallel, at)
          await scenario.begin()
          const participants = []
          for (let number = 0; number < depositors; number += 1) participants.push(await scenario.join())
          const played: PlayedRound[] = []
          for (const round of rounds) played.push(await scenario.play(round, participants))

          const replayed = await replay(serial, at, played, depositors)
          for (const [index, { holder }] of participants.entries()) {
            const repeated = replayed[index] ?? null
            if (repeated !== null) expect(await holder.report()).toEqual(await repeated.report())
            for (const answer of played.flatMap((round) => round.orders[index]?.segments.flat() ?? []))
              if (answer.requestId !== null) expect(await holder.requestStatus(answer.requestId)).toBe(200)
          }
          expect((await first.auditLedger()).findings).toEqual([])
          expect((await embedded.auditLedger()).findings).toEqual([])
          expect(await first.context.work.counts()).toMatchObject({ parked: 0 })
          at = new Date(scenario.moment.getTime() + dayMs)
        },
      ),
      { numRuns: runs, endOnFailure: true },
    )
    expect(transientFailures).toEqual([])
  }, 1_800_000)
})
