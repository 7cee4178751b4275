import { assignedCents, withdrawalShares } from '@coffer/domain/goal-money'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { returnByOperator } from '../../src/banking/returns.ts'
import { openTestDatabase } from '../engine/test-database.ts'
import { bufferBody, goalsApi } from './goals.ts'
import {
  parseData,
  idempotencyKey,
  readLinkedAccount,
  openBank,
  requestId,
  readTransactions,
  type Bank,
  type Person,
} from './open-bank.ts'
import { scenarioStart } from './scenario-start.ts'
import { observeTransientFailures } from './transient-failures.ts'

const hourMs = 3_600_000
const runs = Number(process.env['LEDGER_RUNS'] ?? 3)

/** Failures that the product retries; none is expected. */
const transientFailures: string[] = []
let banks: readonly [Bank, Bank]
const closings: (() => Promise<void>)[] = []

beforeAll(async () => {
  const { engine, openAgain } = await openTestDatabase()
  const other = await openAgain()
  closings.push(other.engine.close, engine.close)
  const start = scenarioStart()
  banks = [
    await openBank(observeTransientFailures(engine, transientFailures), { start }),
    await openBank(observeTransientFailures(other.engine, transientFailures)),
  ]
}, 120_000)
afterAll(async () => {
  for (const close of closings) await close()
})

type Action =
  | { kind: 'deposit' | 'withdraw'; cents: number }
  | { kind: 'assign' | 'release' | 'move'; which: number; cents: number }
  | { kind: 'add'; cents: number; percent: number }
  | { kind: 'archive' | 'reverse' | 'protect' | 'void' | 'return'; which: number }

const cents = fc.integer({ min: 100, max: 200_000 })
const which = fc.nat(9)
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ kind: fc.constantFrom('deposit', 'withdraw'), cents }),
  fc.record({ kind: fc.constantFrom('assign', 'release', 'move'), which, cents }),
  fc.record({ kind: fc.constant('add'), cents, percent: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ kind: fc.constantFrom('archive', 'reverse', 'protect', 'void'), which }),
  fc.record({ kind: fc.constant('return'), which }),
)
/** Concurrent calls, and the hours until the next round. */
const round = fc.record({
  actions: fc.array(action, { minLength: 2, maxLength: 8 }),
  hours: fc.constantFrom(0, 7, 26, 71),
})

/** Status codes of calls that may be too late or request too much; any other code is a defect. */
const plausibleCodes = [200, 201, 202, 403, 404, 409, 422]

class Holder {
  readonly #bank: Bank
  readonly #person: Person
  constructor(bank: Bank, person: Person) {
    this.#bank = bank
    this.#person = person
  }

  async act(one: Action): Promise<void> {
    const code = await this.#send(one)
    expect(plausibleCodes, one.kind).toContain(code)
  }

  async #send(one: Action): Promise<number> {
    const person = this.#person
    const { path, read, move } = await goalsApi(person)
    const { goals } = await read()
    const nth = (index: number) => goals[index % Math.max(1, goals.length)]?.uuid ?? crypto.randomUUID()
    const change = (method: 'post' | 'patch', part: string, body: object) =>
      person[method](`${path}${part}`, body, idempotencyKey()).then(({ code }) => code)
    if ('percent' in one)
      return change('post', '', { ...bufferBody, fill_percent: one.percent, amount: one.cents })
    if (!('which' in one)) {
      const { uuid: linked_account_id } = await readLinkedAccount(person)
      const body = { linked_account_id, amount: one.cents }
      return (await person.post(`/${one.kind}`, body, idempotencyKey())).code
    }
    if ('cents' in one) {
      const from = one.kind === 'assign' ? null : nth(one.which)
      const to = one.kind === 'release' ? null : nth(one.kind === 'move' ? one.which + 1 : one.which)
      return (await move(from, to, one.cents)).code
    }
    if (one.kind === 'archive') return change('post', `/${nth(one.which)}/archive`, {})
    if (one.kind === 'protect')
      return change('patch', `/${nth(one.which)}`, { is_protected: one.which % 2 === 0 })
    if (one.kind === 'reverse')
      return change('patch', '/order', { uuids: goals.map(({ uuid }) => uuid).toReversed() })
    return this.#undo(one.kind, one.which)
  }

  async #undo(kind: 'void' | 'return', index: number): Promise<number> {
    const moved = (await readTransactions(this.#person)).filter(
      ({ direction }) => direction !== 'ServiceToPrimary',
    )
    const uuid = moved[index % Math.max(1, moved.length)]?.uuid ?? crypto.randomUUID()
    if (kind === 'void') return (await this.#person.post(`/transactions/${uuid}/void`)).code
    // R17 neither locks the linked account nor counts towards its lock.
    return this.#bank
      .asTenant((tx) => returnByOperator(tx, uuid, 'R17'))
      .then(
        () => 200,
        (error: unknown) => (String(error).includes('cannot be returned') ? 422 : 500),
      )
  }
}

/** Assigns nearly all money to goals, so that withdrawals and returns have to reduce them. */
async function assignNearlyAll(person: Person): Promise<void> {
  const { add, read } = await goalsApi(person)
  const { unassignedCents } = await read()
  for (const [index, name] of ['One', 'Two', 'Three'].entries())
    await add({
      name,
      amount: Math.floor(unassignedCents / 3) - 1_000,
      is_protected: index === 0,
      fill_percent: 30,
    })
}

/** The causes of goal events in all scenarios. */
const causes = new Set<string>()

async function expectCovered(person: Person): Promise<void> {
  const { read, history } = await goalsApi(person)
  const { balanceCents, unassignedCents, goals, archived } = await read()
  expect(assignedCents(goals) + unassignedCents).toBe(balanceCents)
  for (const { uuid, savedCents } of [...goals, ...archived]) {
    const events = await history(uuid)
    for (const { cause } of events) causes.add(cause)
    expect(events.reduce((sum, { amount }) => sum + amount, 0)).toBe(savedCents)
  }
}

const complete = { registrationLastStep: 'completed', extendedStatus: 'FUNDED' } as const

describe('goals', () => {
  it('Goals stay covered by the balance and match their history during concurrent calls to two processes', async () => {
    const [first, second] = banks
    await fc.assert(
      fc.asyncProperty(fc.array(round, { minLength: 5, maxLength: 8 }), async (rounds) => {
        const person = await first.addDepositor('usual', complete)
        await assignNearlyAll(person)
        for (const { actions, hours } of rounds) {
          const holders = await Promise.all(
            banks.map(async (bank) => new Holder(bank, await bank.logInAgain(person))),
          )
          const halves = holders.map((holder, half) => ({
            holder,
            own: actions.filter((_, index) => index % holders.length === half),
          }))
          await Promise.all(halves.flatMap(({ holder, own }) => own.map((one) => holder.act(one))))
          await expectCovered(await second.logInAgain(person))
          await first.moveClock(new Date(first.context.clock.now().getTime() + hours * hourMs).toISOString())
          await expectCovered(await first.logInAgain(person))
        }
        expect((await first.auditLedger()).findings).toEqual([])
        expect(await first.context.work.counts()).toMatchObject({ parked: 0 })
      }),
      { numRuns: runs, endOnFailure: true },
    )
    expect(transientFailures).toEqual([])
    expect([...causes]).toEqual(expect.arrayContaining(['filled', 'withdrawal', 'return']))
  }, 600_000)

  it('A withdrawal reduces goals exactly as its preview showed', async () => {
    const [bank] = banks
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ cents, isProtected: fc.boolean() }), { maxLength: 5 }),
        fc.integer({ min: 100, max: 600_000 }),
        async (wanted, amount) => {
          const person = await bank.addDepositor('usual', complete)
          const { add, read } = await goalsApi(person)
          for (const one of wanted)
            if ((await read()).unassignedCents >= one.cents)
              await add({ amount: one.cents, is_protected: one.isProtected })
          const { goals, unassignedCents, balanceCents } = await read()
          const taken = new Map(
            withdrawalShares(goals, unassignedCents, amount).map((dip) => [dip.uuid, dip.cents]),
          )
          const { uuid: linked_account_id } = await readLinkedAccount(person)
          const answer = await person.post('/withdraw', { linked_account_id, amount }, idempotencyKey())
          if (amount > balanceCents) {
            expect(answer).toMatchObject({ code: 422 })
            return
          }
          parseData(answer, requestId, 202)
          const after = await read()
          expect(after.goals.map(({ savedCents }) => savedCents)).toEqual(
            goals.map(({ uuid, savedCents }) => savedCents - (taken.get(uuid) ?? 0)),
          )
        },
      ),
      { numRuns: 12, endOnFailure: true },
    )
  }, 600_000)
})
