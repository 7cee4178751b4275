import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { returnByOperator } from '../../src/banking/returns.ts'
import { errorCode } from '../../src/database/refused-start.ts'
import { setLinkedAccountStatus } from '../../src/linking/linked-account.ts'
import {
  readAccount,
  openBankForFile,
  parseData,
  idempotencyKey,
  readLinkedAccount,
  requestId,
  readTransactions,
  type Person,
  complete,
} from './open-bank.ts'
import { withKnownKey } from './known-keys.ts'
import { isVoidableAt, balancesAt, statusAt, type ExpectedTransfer } from './money-model.ts'

const bank = await openBankForFile()

type Action =
  | { kind: 'deposit' | 'withdraw'; cents: number; times: number }
  | { kind: 'retry' | 'void' | 'return'; which: number }
  | { kind: 'wait'; hours: number }

const cents = fc.integer({ min: 100, max: 400_000 })
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ kind: fc.constantFrom('deposit', 'withdraw'), cents, times: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constantFrom('retry', 'void', 'return'), which: fc.nat(20) }),
  fc.record({ kind: fc.constant('wait'), hours: fc.constantFrom(1, 7, 19, 26, 71, 200) }),
)

const interestIn = (transactions: readonly { direction: string; amount: number }[]): number =>
  transactions
    .filter(({ direction }) => direction === 'ServiceToPrimary')
    .reduce((sum, { amount }) => sum + amount, 0)

/** One depositor and the expected state of their money. */
async function openScenario() {
  const first = await bank.addDepositor('usual', complete)
  const { uuid: linkedId } = await readLinkedAccount(first)
  const opening = await readAccount(first)
  const interestBefore = interestIn(await readTransactions(first))
  const expected: ExpectedTransfer[] = []
  const keys: {
    path: string
    amount: number
    headers: Record<string, string>
    requestId: string
    at: Date
  }[] = []
  let person: Person = first
  let isOverdrawn = false

  const move = async (isIn: boolean, amount: number, times: number): Promise<void> => {
    const path = isIn ? '/deposit' : '/withdraw'
    const headers = idempotencyKey()
    const body = { linked_account_id: linkedId, amount }
    const answers = await Promise.all(Array.from({ length: times }, () => person.post(path, body, headers)))
    const accepted = answers
      .filter(({ code }) => code === 202)
      .map((answer) => parseData(answer, requestId, 202).request_id)
    if (accepted.length === 0) return
    expect(accepted).toHaveLength(times)
    const [made] = new Set(accepted)
    expect(new Set(accepted).size).toBe(1)
    expected.push({
      requestId: made ?? '',
      isIn,
      cents: amount,
      created: bank.context.clock.now(),
      ended: null,
    })
    keys.push({ path, amount, headers, requestId: made ?? '', at: bank.context.clock.now() })
  }

  const nth = <T>(list: readonly T[], which: number): T | undefined =>
    list.length === 0 ? undefined : list[which % list.length]

  const uuidOf = async (wanted: ExpectedTransfer): Promise<string> =>
    (await readTransactions(person)).find(({ request_id }) => request_id === wanted.requestId)?.uuid ?? ''

  const steps: Record<'retry' | 'void' | 'return', (which: number) => Promise<void>> = {
    retry: async (which) => {
      const earlier = nth(withKnownKey(keys, bank.context.clock.now()), which)
      if (earlier === undefined) return
      const body = { linked_account_id: linkedId, amount: earlier.amount }
      const answer = await person.post(earlier.path, body, earlier.headers)
      expect(parseData(answer, requestId, 202).request_id).toBe(earlier.requestId)
    },
    void: async (which) => {
      const wanted = nth(expected, which)
      if (wanted === undefined) return
      const isPossible = wanted.ended === null && isVoidableAt(wanted, bank.context.clock.now())
      const answer = await person.post(`/transactions/${await uuidOf(wanted)}/void`)
      expect(answer.code).toBe(isPossible ? 200 : 422)
      if (isPossible) wanted.ended = 'voided'
    },
    return: async (which) => {
      const wanted = nth(expected, which)
      if (wanted === undefined) return
      const id = await uuidOf(wanted)
      const returning = bank.asTenant((tx) => returnByOperator(tx, id, 'R01'))
      if (wanted.ended !== null) return expect(returning).rejects.toThrow('cannot be returned')
      await returning
      wanted.ended = 'returned'
      // Staff unlock the linked account, which two returns in a row lock, so that the scenario can continue.
      await bank.asTenant((tx) => setLinkedAccountStatus(tx, linkedId, 'ACTIVE'))
    },
  }

  return {
    perform: async (one: Action): Promise<void> => {
      if (one.kind === 'wait') {
        await bank.moveClock(
          new Date(bank.context.clock.now().getTime() + one.hours * 3_600_000).toISOString(),
        )
      } else if ('which' in one) {
        await steps[one.kind](one.which)
      } else {
        await move(one.kind === 'deposit', one.cents, one.times)
      }
      await bank.runDueWork()
      person = await bank.logInAgain(person)
    },
    compare: async (): Promise<void> => {
      const at = bank.context.clock.now()
      const { available_balance, current_balance, pending_balance } = await readAccount(person)
      const interest = interestIn(await readTransactions(person)) - interestBefore
      expect({ available: available_balance, current: current_balance, pending: pending_balance }).toEqual(
        balancesAt(expected, interest, opening.current_balance, at),
      )
      const statuses = new Map((await readTransactions(person)).map((one) => [one.request_id, one.status]))
      for (const one of expected) expect(statuses.get(one.requestId)).toBe(statusAt(one, at))
      isOverdrawn ||= expected.some(({ ended }) => ended === 'returned')
      if (!isOverdrawn) expect(available_balance).toBeGreaterThanOrEqual(0)
      const { findings, negative } = await bank.auditLedger()
      expect(findings).toEqual([])
      expect(negative.every(({ flagged, kind }) => flagged && kind === 'available')).toBe(true)
    },
  }
}

describe('the ledger', () => {
  it('The ledger matches a simple model for any actions of the depositor, the bank and the clock', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 14 }), async (actions) => {
        const scenario = await openScenario()
        for (const one of actions) {
          await scenario.perform(one)
          await scenario.compare()
        }
      }),
      { numRuns: 8, endOnFailure: true },
    )
  }, 120_000)

  it('The ledger flags a negative balance after a late return and refuses withdrawals', async () => {
    const person = await bank.addDepositor('empty', complete)
    const { uuid } = await readLinkedAccount(person)
    const body = { linked_account_id: uuid, amount: 50_000 }
    await person.post('/deposit', body, idempotencyKey())
    await bank.moveClock(new Date(bank.context.clock.now().getTime() + 8 * 86_400_000).toISOString())
    let later = await bank.logInAgain(person)
    expect(await later.post('/withdraw', { ...body, amount: 40_000 }, idempotencyKey())).toMatchObject({
      code: 202,
    })
    const deposit = (await readTransactions(later)).find(({ direction }) => direction === 'LinkedToPrimary')
    await bank.asTenant((tx) => returnByOperator(tx, deposit?.uuid ?? '', 'R09'))

    const owed = interestIn(await readTransactions(later)) - 40_000
    const { uuid: overdrawn, available_balance } = await readAccount(later)
    expect(available_balance).toBe(owed)
    const { findings, negative } = await bank.auditLedger()
    expect(findings).toEqual([])
    // Other accounts of this bank may be overdrawn by the test above.
    expect(negative.filter(({ account }) => account === overdrawn)).toMatchObject([
      { kind: 'available', balance: owed, flagged: true },
    ])
    later = await bank.logInAgain(person)
    expect(await later.post('/withdraw', { ...body, amount: 100 }, idempotencyKey())).toMatchObject({
      code: 422,
    })
  })

  it('The ledger never pays out more than the balance to a hundred concurrent withdrawals', async () => {
    const person = await bank.addDepositor('empty', complete)
    const { uuid } = await readLinkedAccount(person)
    await person.post('/deposit', { linked_account_id: uuid, amount: 50_000 }, idempotencyKey())
    await bank.moveClock(new Date(bank.context.clock.now().getTime() + 8 * 86_400_000).toISOString())
    const later = await bank.logInAgain(person)
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        later.post('/withdraw', { linked_account_id: uuid, amount: 20_000 }, idempotencyKey()),
      ),
    )
    expect(answers.filter(({ code }) => code === 202)).toHaveLength(2)
    expect((await readAccount(later)).available_balance).toBeGreaterThanOrEqual(10_000)
  })
})

const checkViolation = '23514'
const insufficientPrivilege = '42501'

/** At commit, PGlite throws the database's own error; otherwise that error is the cause of the one thrown. */
const toSqlState = (error: unknown): string =>
  errorCode(error instanceof Error && error.cause !== undefined ? error.cause : error)

describe('the database itself', () => {
  const someAccounts = sql`select id from ledger_accounts where deposit_account_id is null order by kind limit 2`
  const execute = (statement: ReturnType<typeof sql>) =>
    bank.asTenant(async (tx) => void (await tx.execute(statement)))

  it.each([
    ['an update of a posting', sql`update ledger_postings set amount_cents = amount_cents + 1`],
    ['a deletion of a posting', sql`delete from ledger_postings`],
    ['a truncation of the postings', sql`truncate ledger_postings`],
    ['an update of a ledger transaction', sql`update ledger_transactions set kind = 'return'`],
    ['a deletion of a ledger transaction', sql`delete from ledger_transactions`],
    ['an update of a balance', sql`update ledger_accounts set balance_cents = 1`],
  ])('The database refuses %s', async (_, statement) => {
    expect(await execute(statement).catch(toSqlState)).toBe(insufficientPrivilege)
  })

  it('The database refuses postings that do not add up to zero', async () => {
    const unbalanced = sql`
      with t as (insert into ledger_transactions (kind, trace, occurred_at) values ('return', 'lopsided', now()) returning id)
      insert into ledger_postings (transaction_id, account_id, amount_cents)
      select t.id, a.id, 5 from t, (${someAccounts}) a`
    expect(await execute(unbalanced).catch(toSqlState)).toBe(checkViolation)
  })

  it('The database refuses a ledger transaction without postings at commit', async () => {
    const empty = sql`insert into ledger_transactions (kind, trace, occurred_at) values ('return', 'hollow', now())`
    expect(await execute(empty).catch(toSqlState)).toBe(checkViolation)
  })

  it('The database refuses postings added to a ledger transaction that is closed', async () => {
    const late = sql`
      insert into ledger_postings (transaction_id, account_id, amount_cents)
      select t.id, a.id, case when row_number() over () = 1 then 5 else -5 end
        from (select id from ledger_transactions limit 1) t, (${someAccounts}) a`
    expect(await execute(late).catch(toSqlState)).toBe(checkViolation)
  })
})
