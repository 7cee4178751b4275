import { addDays, easternDate } from '@coffer/domain/calendar'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findAllAccounts } from '../../src/banking/deposit-account.ts'
import { returnByOperator } from '../../src/banking/returns.ts'
import { findBalance } from '../../src/ledger/post.ts'
import { setLinkedAccountStatus } from '../../src/linking/linked-account.ts'
import {
  openBankForFile,
  parseData,
  idempotencyKey,
  readLinkedAccount,
  requestId,
  readTransactions,
  type Answer,
  type Person,
} from './open-bank.ts'
import { withKnownKey } from './known-keys.ts'
import { scenarioStart } from './scenario-start.ts'
import { BankModel, type Outcome } from './bank-model.ts'

/** The seed and the start are printed: together they reproduce the same scenarios. */
const { seed } = fc.readConfigureGlobal()
const start = process.env['LEDGER_START'] ?? scenarioStart().toISOString()
const numRuns = Number(process.env['LEDGER_RUNS'] ?? 8)
process.stderr.write(`Ledger scenarios: PROPERTY_SEED=${seed} LEDGER_START=${start} LEDGER_RUNS=${numRuns}\n`)

let moment = new Date(start)
const bank = await openBankForFile({ start: moment })

type Action =
  | { kind: 'deposit' | 'withdraw'; cents: number; times: number; isOneKey: boolean }
  | { kind: 'schedule'; cents: number; days: number }
  | { kind: 'retry' | 'void' | 'return'; which: number }
  | { kind: 'close'; times: number }
  | { kind: 'wait'; hours: number }

const cents = fc.integer({ min: 100, max: 1_000_000 })
const times = fc.integer({ min: 1, max: 4 })
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('deposit', 'withdraw'),
      cents,
      times,
      isOneKey: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('schedule'), cents, days: fc.integer({ min: 1, max: 9 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('retry', 'void', 'return'), which: fc.nat(20) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('close'), times }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('wait'), hours: fc.constantFrom(1, 7, 19, 26, 71, 200, 700) }),
  },
)
const scenario = fc.array(action, { minLength: 6, maxLength: 18 })

const codes: Readonly<Record<Outcome, number>> = { accepted: 202, refused: 422, forbidden: 403 }

/** A depositor with an empty account, and the model of that account. */
async function begin() {
  let person: Person = await bank.addDepositor('empty', {
    registrationLastStep: 'completed',
    extendedStatus: 'FUNDED',
  })
  const { uuid: linked_account_id } = await readLinkedAccount(person)
  const model = new BankModel(bank.context.clock.now())
  const sent: { path: string; body: object; headers: Record<string, string>; requestId: string; at: Date }[] =
    []

  const sendAll = (count: number, send: () => Promise<Answer>) =>
    Promise.all(Array.from({ length: count }, () => send()))
  const idOf = (answer: Answer): string => parseData(answer, requestId, 202).request_id
  const nth = <T>(list: readonly T[], which: number): T | undefined => list[which % Math.max(1, list.length)]
  const uuidOf = async (wanted: string): Promise<string> =>
    (await readTransactions(person)).find(({ request_id }) => request_id === wanted)?.uuid ?? ''

  async function move(isIn: boolean, amount: number, count: number, isOneKey: boolean): Promise<void> {
    const path = isIn ? '/deposit' : '/withdraw'
    const body = { linked_account_id, amount }
    const same = idempotencyKey()
    const expected = model.predictTransfers(isIn, amount, isOneKey ? 1 : count)
    const answers = await sendAll(count, () => person.post(path, body, isOneKey ? same : idempotencyKey()))
    const accepted = new Set(answers.filter(({ code }) => code === 202).map(idOf))
    expect(accepted.size).toBe(expected.count)
    for (const { code } of answers) expect([202, codes[expected.outcome]]).toContain(code)
    for (const id of accepted) {
      model.start({ requestId: id, isIn, cents: amount })
      if (isOneKey) sent.push({ path, body, headers: same, requestId: id, at: bank.context.clock.now() })
    }
  }

  async function schedule(amount: number, days: number): Promise<void> {
    const start_date = addDays(easternDate(bank.context.clock.now()), days)
    const { outcome } = model.predictTransfers(true, amount, 1)
    const headers = idempotencyKey()
    const body = { linked_account_id, amount, start_date }
    const answer = await person.post('/deposit', body, headers)
    expect(answer.code).toBe(codes[outcome])
    if (outcome !== 'accepted') return
    model.start({ requestId: idOf(answer), isIn: true, cents: amount }, start_date)
    sent.push({
      path: '/deposit',
      body,
      headers,
      requestId: idOf(answer),
      at: bank.context.clock.now(),
    })
  }

  async function closeAccount(count: number): Promise<void> {
    const outcome = model.closingOutcome()
    const body = { linked_account_id, close_account: true }
    // The first of several closings closes an empty account immediately; the others would find no account.
    const isAtOnce = outcome === 'accepted' && !model.isClosing && model.balances().available === 0
    const answers = await sendAll(isAtOnce ? 1 : count, () =>
      person.post('/withdraw', body, idempotencyKey()),
    )
    for (const { code } of answers) expect(code).toBe(codes[outcome])
    if (outcome !== 'accepted') return
    const ids = new Set(answers.map(idOf))
    expect(ids.size).toBe(1)
    model.close([...ids][0] ?? '')
  }

  const steps: Record<'retry' | 'void' | 'return', (which: number) => Promise<void>> = {
    retry: async (which) => {
      const earlier = nth(withKnownKey(sent, bank.context.clock.now()), which)
      if (earlier === undefined) return
      expect(idOf(await person.post(earlier.path, earlier.body, earlier.headers))).toBe(earlier.requestId)
    },
    void: async (which) => {
      const wanted = nth(model.transfers, which)
      if (wanted === undefined) return
      const isPossible = model.canVoid(wanted)
      const answer = await person.post(`/transactions/${await uuidOf(wanted.requestId)}/void`)
      expect(answer.code).toBe(isPossible ? 200 : model.isClosed ? 404 : 422)
      if (isPossible) model.void(wanted)
    },
    return: async (which) => {
      const wanted = nth(model.transfers, which)
      if (wanted === undefined) return
      const id = await uuidOf(wanted.requestId)
      const returning = bank.asTenant((tx) => returnByOperator(tx, id, 'R01'))
      if (!model.canReturn(wanted)) return expect(returning).rejects.toThrow('cannot be returned')
      await returning
      model.return(wanted)
      // Staff unlock the linked account, which two returns in a row lock, so that the scenario can continue.
      await bank.asTenant((tx) => setLinkedAccountStatus(tx, linked_account_id, 'ACTIVE'))
    },
  }

  return {
    perform: async (one: Action): Promise<void> => {
      if (one.kind === 'wait') {
        moment = new Date(moment.getTime() + one.hours * 3_600_000)
        await bank.moveClock(moment.toISOString())
        person = await bank.logInAgain(person)
      } else if (one.kind === 'schedule') await schedule(one.cents, one.days)
      else if (one.kind === 'close') await closeAccount(one.times)
      else if ('which' in one) await steps[one.kind](one.which)
      else await move(one.kind === 'deposit', one.cents, one.times, one.isOneKey)
      await bank.runDueWork()
      model.advanceTo(bank.context.clock.now())
    },
    compare: async (): Promise<void> => {
      const { available, current, pending } = await bank.asTenant(async (tx) => {
        const [account] = await findAllAccounts(tx, person.depositorId)
        return findBalance(tx, account?.id ?? '')
      })
      expect({ available, current, pending }).toEqual(model.balances())
      const accounts = (await person.get('/accounts')).data
      expect(accounts).toHaveLength(model.isClosed ? 0 : 1)
      if (!model.isClosed)
        expect(accounts).toMatchObject([{ available_balance: available, current_balance: current }])
      const statuses = new Map((await readTransactions(person)).map((one) => [one.request_id, one.status]))
      for (const one of model.transfers) expect(statuses.get(one.requestId)).toBe(model.statusOf(one))
      const { findings, negative } = await bank.auditLedger()
      expect(findings).toEqual([])
      expect(negative.every(({ flagged, kind }) => flagged && kind === 'available')).toBe(true)
      if (!model.transfers.some(({ ended }) => ended === 'Returned'))
        expect(available).toBeGreaterThanOrEqual(0)
    },
  }
}

describe('the ledger', () => {
  it('The ledger matches an independent model after each action, to the cent of interest', async () => {
    await fc.assert(
      fc.asyncProperty(scenario, async (actions) => {
        const { perform, compare } = await begin()
        for (const one of actions) {
          await perform(one)
          await compare()
        }
      }),
      { numRuns, endOnFailure: true },
    )
  }, 1_800_000)
})
