import { addDays, easternDate, easternInstant } from '@coffer/domain/calendar'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import * as v from 'valibot'
import { accountOf as depositAccountOf, lockAccount } from '../../src/banking/deposit-account.ts'
import { databaseOn, type Database, type Engine } from '../../src/database/connection.ts'
import { isTransient } from '../../src/database/transient-failure.ts'
import { openInMemory } from '../../src/database/open-pglite.ts'
import { depositorOf } from '../../src/onboarding/progress.ts'
import { openTestDatabase } from '../engine/test-database.ts'
import {
  accountOf,
  openBank,
  dataOf,
  idempotencyKey,
  linkedAccountOf,
  transactionsOf,
  type Bank,
  type Person,
} from './open-bank.ts'
import { scenarioStart } from './scenario-start.ts'

const complete = { registrationLastStep: 'completed', extendedStatus: 'FUNDED' }
const dayMs = 86_400_000
/** `LEDGER_RUNS` runs more scenarios. */
const runs = Number(process.env['LEDGER_RUNS'] ?? 2)

/** Deadlocks and serialization failures on either process, which the product retries. */
const transientFailures: string[] = []

function observed(engine: Engine): Database {
  return databaseOn({
    ...engine,
    transaction: (work) =>
      engine.transaction(work).catch((error: unknown) => {
        if (isTransient(error)) transientFailures.push(String(error))
        throw error
      }),
  })
}

/** Sessions outlast a clock that is moved by weeks between two calls. */
const patient = { session: { idleSeconds: 10 ** 9, totalSeconds: 10 ** 9 } }

let processes: readonly [Bank, Bank]
let embedded: Bank
const closings: (() => Promise<void>)[] = []

beforeAll(async () => {
  const { engine, openAgain } = await openTestDatabase()
  const other = await openAgain()
  const alone = await openInMemory()
  closings.push(other.engine.close, engine.close, alone.engine.close)
  processes = [await openBank(observed(engine), patient), await openBank(observed(other.engine), patient)]
  embedded = await openBank(alone.database)
}, 120_000)
afterAll(async () => {
  for (const close of closings) await close()
})

/** One depositor does this, then the clock moves on by some days. */
type Round = {
  readonly moves: readonly {
    readonly path: '/deposit' | '/withdraw'
    readonly cents: number
    readonly who: number
  }[]
  readonly days: number
}

const round: fc.Arbitrary<Round> = fc.record({
  moves: fc.array(
    fc.record({
      path: fc.constantFrom('/deposit', '/deposit', '/withdraw'),
      cents: fc.integer({ min: 100, max: 300_000 }),
      who: fc.nat(2),
    }),
    { maxLength: 4 },
  ),
  days: fc.constantFrom(1, 2, 5, 12, 31),
})

const statement = v.looseObject({
  year: v.number(),
  month: v.number(),
  opening_balance: v.number(),
  closing_balance: v.number(),
})

/** What a depositor sees of their money, without ids and without the seconds that a machine takes. */
async function seenBy(bank: Bank, first: Person) {
  const person = await bank.logInAgain(first)
  const { available_balance, current_balance, pending_balance, interest_ytd } = await accountOf(person)
  const transactions = await transactionsOf(person)
  const statements = dataOf(await person.get('/statements'), v.array(statement))
  return {
    balances: { available_balance, current_balance, pending_balance, interest_ytd },
    transactions: transactions
      .map(
        ({ direction, status, amount, balance_after }) => `${direction} ${status} ${amount} ${balance_after}`,
      )
      .toSorted(),
    statements: statements.map(({ year, month, opening_balance, closing_balance }) => [
      year,
      month,
      opening_balance,
      closing_balance,
    ]),
  }
}

/** Runs the rounds from `start` and returns what each depositor sees; `moveTo` moves the clock. */
async function live(
  banks: readonly Bank[],
  start: number,
  rounds: readonly Round[],
  moveTo: (instant: number) => Promise<void>,
) {
  const [first] = banks
  if (first === undefined) throw new Error('no bank')
  await moveTo(start)
  const people = await Promise.all([0, 1, 2].map(() => first.addDepositor('empty', complete)))
  const codes: number[] = []
  let instant = start
  for (const [at, { moves, days }] of rounds.entries()) {
    for (const [which, { path, cents, who }] of moves.entries()) {
      const bank = banks[(at + which) % banks.length] ?? first
      const known = people[who]
      if (known === undefined) throw new Error('nobody')
      const person = await bank.logInAgain(known)
      const { uuid: linked_account_id } = await linkedAccountOf(person)
      codes.push((await person.post(path, { linked_account_id, amount: cents }, idempotencyKey())).code)
    }
    instant += days * dayMs
    await moveTo(instant)
  }
  const seen = []
  for (const person of people) seen.push(await seenBy(first, person))
  return { codes, seen, audit: await first.auditLedger() }
}

describe('two processes on one database', () => {
  it('end with the same balances as one process on the embedded database, while both move the clock', async () => {
    let start = scenarioStart().getTime()
    await fc.assert(
      fc.asyncProperty(fc.array(round, { minLength: 3, maxLength: 6 }), async (rounds) => {
        const expected = await live([embedded], start, rounds, (to) =>
          embedded.moveClock(new Date(to).toISOString()),
        )
        const [one, other] = processes
        // Both move the clock in interleaved steps, while both poll for due work.
        const together = await live(processes, start, rounds, async (to) => {
          const before = Math.min(
            to,
            Math.max(one.context.clock.now().getTime(), other.context.clock.now().getTime()),
          )
          const steps = [1, 2, 3].map((step) => new Date(before + ((to - before) * step) / 3).toISOString())
          await Promise.all([
            ...steps.map((step) => one.moveClock(step)),
            ...steps.map((step) => other.moveClock(step)),
            one.runDueWork(),
            other.runDueWork(),
          ])
        })
        expect(together.codes).toEqual(expected.codes)
        expect(together.seen).toEqual(expected.seen)
        expect(together.audit.findings).toEqual([])
        const lived = rounds.reduce((sum, { days }) => sum + days, 0)
        start += (lived + 1) * dayMs
      }),
      { numRuns: runs, endOnFailure: true },
    )
    expect(transientFailures).toEqual([])
  }, 300_000)

  it('share one clock: sessions, tokens and the time in answers agree in the process that did not move it', async () => {
    const [one, other] = processes
    const { email, depositorId } = await one.addDepositor('usual', complete)
    await one.context.clock.advance(14 * dayMs)
    const there = await other.logInAgain({ email, depositorId, tenant: 'harbor' })
    expect(await there.post('/logout')).toMatchObject({ code: 200 })
    await one.context.clock.advance(14 * dayMs)
    const answer = await other.app.request('http://harbor.localhost:4100/sanctum/csrf-cookie')
    expect(
      Math.abs(Date.parse(answer.headers.get('Date') ?? '') - one.context.clock.now().getTime()),
    ).toBeLessThan(5_000)
  })

  // On the embedded database the day waits for the call in any case: it has one connection.
  it.runIf(inject('engine').kind === 'postgres')(
    'end a day while a call holds a depositor, whom the day has a letter for',
    async () => {
      const [one, other] = processes
      const { depositorId } = await one.addDepositor('usual', complete)
      const today = easternDate(one.context.clock.now())
      const first = addDays(`${today.slice(0, 7)}-01`, 31).slice(0, 7)
      await one.context.clock.moveTo(new Date(easternInstant(`${first}-01`, 60)))
      const begun = Promise.withResolvers<void>()
      const may = Promise.withResolvers<void>()
      const call = one.asTenant(async (tx) => {
        await depositorOf(tx, depositorId)
        begun.resolve()
        await may.promise
        const account = await depositAccountOf(tx, depositorId)
        return lockAccount(tx, account?.id ?? '')
      })
      await begun.promise
      await other.runDueWork()
      may.resolve()
      expect(await call).toMatchObject({ depositorId, accruedThrough: addDays(`${first}-01`, -1) })
      expect(transientFailures).toEqual([])
    },
  )

  it('never deadlock while days end and transfers run in both', async () => {
    const [one, other] = processes
    const people = await Promise.all(Array.from({ length: 6 }, () => one.addDepositor('usual', complete)))
    const accepted: number[] = []
    const busy = people.map(async (known, which) => {
      const bank = which % 2 === 0 ? one : other
      for (let turn = 0; turn < 8; turn += 1) {
        const person = await bank.logInAgain(known)
        const { uuid: linked_account_id } = await linkedAccountOf(person)
        const answers = await Promise.all([
          person.post('/deposit', { linked_account_id, amount: 1_000 + turn }, idempotencyKey()),
          person.post('/withdraw', { linked_account_id, amount: 500 + turn }, idempotencyKey()),
          person.get('/accounts'),
          person.post('/alerts/all'),
        ])
        accepted.push(...answers.map(({ code }) => code).filter((code) => code === 202))
      }
    })
    const days = [one, other].map(async (bank) => {
      for (let step = 0; step < 12; step += 1) {
        await bank.context.clock.advance(3 * dayMs)
        await bank.runDueWork()
      }
    })
    await Promise.all([...busy, ...days])
    expect(accepted.length).toBeGreaterThan(20)
    expect(transientFailures).toEqual([])
    expect((await one.auditLedger()).findings).toEqual([])
    expect(await one.context.work.counts()).toMatchObject({ parked: 0 })
  }, 300_000)
})
