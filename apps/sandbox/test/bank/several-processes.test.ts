import { addDays, easternDate, easternInstant } from '@coffer/domain/calendar'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { findAccount as depositAccountOf, lockAccount } from '../../src/banking/deposit-account.ts'
import { returnByOperator } from '../../src/banking/returns.ts'
import type { Database } from '../../src/database/connection.ts'
import { asWorker, now } from '../../src/database/in-tenant.ts'
import { clock } from '../../src/database/schema/clock.ts'
import { lockDepositor } from '../../src/onboarding/progress.ts'
import { midnight as midnightOf } from '../../src/statements/periods.ts'
import { openTestDatabase } from '../engine/test-database.ts'
import {
  openBank,
  idempotencyKey,
  readLinkedAccount,
  readTransactions,
  type Bank,
  complete,
} from './open-bank.ts'
import { observeTransientFailures } from './transient-failures.ts'

const dayMs = 86_400_000

/** Settings that keep sessions valid while the clock is moved by weeks between two calls. */
const longSessions = { session: { idleSeconds: 10 ** 9, totalSeconds: 10 ** 9 } }

/** Failures that the product retries; only the return at midnight is expected to cause one. */
const transientFailures: string[] = []
let databases: readonly [Database, Database]
let processes: readonly [Bank, Bank]
const closings: (() => Promise<void>)[] = []

beforeAll(async () => {
  const { engine, openAgain } = await openTestDatabase()
  const other = await openAgain()
  closings.push(other.engine.close, engine.close)
  databases = [
    observeTransientFailures(engine, transientFailures),
    observeTransientFailures(other.engine, transientFailures),
  ]
  processes = [
    await openBank(databases[0], { settings: longSessions }),
    await openBank(databases[1], { settings: longSessions }),
  ]
}, 120_000)
afterAll(async () => {
  for (const close of closings) await close()
})

describe('two processes on one database', () => {
  it('Two processes share one clock: sessions, tokens and the Date header agree after either moves it', async () => {
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

  // The embedded database has one connection, so the end of day waits for the call in any case.
  it.runIf(inject('engine').kind === 'postgres')(
    'A process ends a day while a call in another process locks a depositor who gets an email that day',
    async () => {
      const [one, other] = processes
      const { depositorId } = await one.addDepositor('usual', complete)
      const today = easternDate(one.context.clock.now())
      const first = addDays(`${today.slice(0, 7)}-01`, 31).slice(0, 7)
      await one.context.clock.moveTo(new Date(easternInstant(`${first}-01`, 60)))
      const begun = Promise.withResolvers<void>()
      const mayContinue = Promise.withResolvers<void>()
      const call = one.asTenant(async (tx) => {
        await lockDepositor(tx, depositorId)
        begun.resolve()
        await mayContinue.promise
        const account = await depositAccountOf(tx, depositorId)
        return lockAccount(tx, account?.id ?? '')
      })
      await begun.promise
      await other.runDueWork()
      mayContinue.resolve()
      expect(await call).toMatchObject({ depositorId, accruedThrough: addDays(`${first}-01`, -1) })
      expect(transientFailures).toEqual([])
    },
  )

  // The embedded database has one connection, so the end of day waits for the call in any case.
  it.runIf(inject('engine').kind === 'postgres')(
    'A return that began before midnight is dated on the next day if the day has ended meanwhile',
    async () => {
      const [one, other] = processes
      const person = await one.addDepositor('usual', complete)
      const settled = (await readTransactions(person)).find(
        ({ direction, status }) => direction === 'LinkedToPrimary' && status === 'Settled',
      )
      const midnight = midnightOf(addDays(easternDate(one.context.clock.now()), 1))
      await one.context.clock.moveTo(new Date(midnight.getTime() - 60_000))
      const begun: Date[] = []
      const mayEnd = Promise.withResolvers<void>()
      const holding = other.asTenant(async (tx) => {
        await lockDepositor(tx, person.depositorId)
        begun.push(now(tx))
        await mayEnd.promise
      })
      await expect.poll(() => begun).toHaveLength(1)
      const call = one.asTenant(async (tx) => {
        begun.push(now(tx))
        await returnByOperator(tx, settled?.uuid ?? '', 'R01')
        return now(tx)
      })
      await expect.poll(() => begun).toHaveLength(2)
      // Moves the clock by a minute directly, because an ordinary move would wait for both transactions.
      await asWorker(databases[1], (tx) => tx.update(clock).set({ aheadMs: sql`ahead_ms + 60000` }))
      await other.runDueWork()
      mayEnd.resolve()
      await holding
      expect((await call).getTime()).toBeGreaterThanOrEqual(midnight.getTime())
      expect(begun).toHaveLength(3)
      expect(transientFailures.splice(0)).toEqual(['EarlierDay'])
      expect((await one.auditLedger()).findings).toEqual([])
    },
  )

  it('Two processes never deadlock while days end and transfers run in both', async () => {
    const [one, other] = processes
    const people = await Promise.all(Array.from({ length: 6 }, () => one.addDepositor('usual', complete)))
    const accepted: number[] = []
    const busy = people.map(async (known, which) => {
      const bank = which % 2 === 0 ? one : other
      for (let turn = 0; turn < 8; turn += 1) {
        const person = await bank.logInAgain(known)
        const { uuid: linked_account_id } = await readLinkedAccount(person)
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
