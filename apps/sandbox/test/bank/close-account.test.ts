import { addDays, availableFrom, easternDate, easternInstant, submissionDate } from '@coffer/domain/calendar'
import { accrueDay, postInterest } from '@coffer/domain/interest'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { findAllAccounts } from '../../src/banking/deposit-account.ts'
import { returnByOperator } from '../../src/banking/returns.ts'
import { now } from '../../src/database/in-tenant.ts'
import { setNow } from '../../src/database/transaction-scope.ts'
import { depositors } from '../../src/database/schema/onboarding.ts'
import { outbox } from '../../src/database/schema/outbox.ts'
import { requests } from '../../src/database/schema/requests.ts'
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

const bank = await openBankForFile()

const dayMs = 86_400_000
const today = (): string => easternDate(bank.context.clock.now())
const daysLater = async (person: Person, days: number): Promise<Person> => {
  await bank.moveClock(new Date(bank.context.clock.now().getTime() + days * dayMs).toISOString())
  return bank.logInAgain(person)
}

async function addCustomer(seed = 'usual') {
  const person = await bank.addDepositor(seed, complete)
  const { uuid: linked_account_id } = await readLinkedAccount(person)
  return { person, closing: { linked_account_id, reason: 'moving' } }
}

const readRegistrationStatus = (person: Person) =>
  bank.asTenant(async (tx) => {
    const [row] = await tx.select().from(depositors).where(eq(depositors.depositorId, person.depositorId))
    return row?.registrationStatus
  })
const accountRow = (person: Person) =>
  bank.asTenant(async (tx) => (await findAllAccounts(tx, person.depositorId))[0])
const readAlertTitles = async (person: Person) =>
  parseData(await person.get('/alerts'), v.array(v.object({ title: v.string() }))).map(({ title }) => title)
const closingWithdrawal = async (person: Person) => {
  const [newest] = (await readTransactions(person)).filter(({ direction }) => direction === 'PrimaryToLinked')
  if (newest === undefined) throw new Error('There is no withdrawal.')
  return newest
}

describe('closing the account', () => {
  it('Closing pays interest through today and withdraws everything; the account closes when that settles', async () => {
    const { person, closing } = await addCustomer()
    const before = await readAccount(person)
    const row = await accountRow(person)
    const earned = (row?.accruedInterest ?? 0n) + accrueDay(before.current_balance, '4.35')
    const { cents } = postInterest(earned)
    const answer = await person.post('/close-my-account', closing, idempotencyKey())
    const { request_id } = parseData(answer, requestId, 202)
    await bank.runDueWork()
    expect(await person.get(`/request/${request_id}`)).toMatchObject({
      code: 200,
      data: { kind: 'transactions', result: { status: 'Pending' } },
    })
    expect(await readAccount(person)).toMatchObject({
      available_balance: 0,
      current_balance: before.current_balance + cents,
    })
    expect((await readTransactions(person)).slice(0, 2)).toMatchObject([
      { direction: 'PrimaryToLinked', amount: before.available_balance + cents },
      { direction: 'ServiceToPrimary', amount: cents },
    ])
    expect(await readRegistrationStatus(person)).toBe('PASSED')

    const after = await daysLater(person, 8)
    expect(await after.get('/accounts')).toMatchObject({ code: 200, data: [] })
    expect(await closingWithdrawal(after)).toMatchObject({ status: 'Settled', balance_after: 0 })
    expect(await readRegistrationStatus(person)).toBe('VIEW_ONLY')
    expect(await readAlertTitles(after)).toEqual(
      expect.arrayContaining(['Your account is closing', 'Your account is closed']),
    )
    expect((await bank.auditLedger()).findings).toEqual([])
  })

  it('POST /close-my-account and POST /withdraw with close_account are one operation under the same key', async () => {
    const { person, closing } = await addCustomer()
    const same = idempotencyKey()
    const first = await person.post('/withdraw', { ...closing, close_account: true }, same)
    const { request_id } = parseData(first, requestId, 202)
    const again = await person.post('/close-my-account', closing, same)
    expect(parseData(again, requestId, 202).request_id).toBe(request_id)
    const repeated = await person.post('/close-my-account', closing, idempotencyKey())
    expect(parseData(repeated, requestId, 202).request_id).toBe(request_id)
  })

  it('A hundred concurrent closings withdraw everything once', async () => {
    const { person, closing } = await addCustomer()
    const before = (await readTransactions(person)).length
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        index % 2 === 0
          ? person.post('/close-my-account', closing, idempotencyKey())
          : person.post('/withdraw', { ...closing, close_account: true }, idempotencyKey()),
      ),
    )
    expect(new Set(answers.map((one) => parseData(one, requestId, 202).request_id)).size).toBe(1)
    expect((await readTransactions(person)).length).toBe(before + 2)
  })

  it('Closing is refused while transactions are pending or on hold, and the message lists them', async () => {
    const { person, closing } = await addCustomer()
    const { linked_account_id } = closing
    await person.post('/deposit', { linked_account_id, amount: 12_345 }, idempotencyKey())
    await person.post('/withdraw', { linked_account_id, amount: 5_000 }, idempotencyKey())
    const refused = await person.post('/close-my-account', closing, idempotencyKey())
    expect(refused.code).toBe(422)
    expect(refused.message).toContain('Deposit from JPMorgan Chase •••• 4821, $123.45')
    expect(refused.message).toContain('Withdrawal to JPMorgan Chase •••• 4821, $50.00')

    await bank.moveClock(
      easternInstant(
        addDays(easternDate(availableFrom(submissionDate(bank.context.clock.now()))), -1),
        23 * 60,
      ),
    )
    const heldRefusal = await (
      await bank.logInAgain(person)
    ).post('/close-my-account', closing, idempotencyKey())
    expect(heldRefusal.message).toMatch(/\$123\.45 \(available on /)
    expect(heldRefusal.message).not.toContain('$50.00')
    const after = await daysLater(person, 3)
    expect(await after.post('/close-my-account', closing, idempotencyKey())).toMatchObject({ code: 202 })
  })

  it('Closing the account cancels scheduled deposits', async () => {
    const { person, closing } = await addCustomer()
    const scheduled = {
      linked_account_id: closing.linked_account_id,
      amount: 10_000,
      frequency: 'weekly',
      start_date: addDays(today(), 3),
    }
    await person.post('/deposit', scheduled, idempotencyKey())
    expect(await person.post('/close-my-account', closing, idempotencyKey())).toMatchObject({ code: 202 })
    const after = await daysLater(person, 40)
    const deposits = (await readTransactions(after)).filter(({ amount }) => amount === 10_000)
    expect(deposits.map(({ status }) => status)).toEqual(['Cancelled'])
  })

  it('Closing an empty account takes effect immediately', async () => {
    const { person, closing } = await addCustomer('empty')
    const answer = await person.post('/close-my-account', closing, idempotencyKey())
    const { request_id } = parseData(answer, requestId, 202)
    expect(await person.get(`/request/${request_id}`)).toMatchObject({ code: 200 })
    expect(await person.get('/accounts')).toMatchObject({ data: [] })
    expect(await readTransactions(person)).toEqual([])
  })

  it('A closing account refuses other transfers, and a closed one also refuses another closing', async () => {
    const { person, closing } = await addCustomer()
    await person.post('/close-my-account', closing, idempotencyKey())
    const move = { linked_account_id: closing.linked_account_id, amount: 10_000 }
    expect(await person.post('/deposit', move, idempotencyKey())).toMatchObject({ code: 403 })
    expect(await person.post('/withdraw', move, idempotencyKey())).toMatchObject({ code: 403 })
    const after = await daysLater(person, 8)
    expect(await after.post('/close-my-account', closing, idempotencyKey())).toMatchObject({ code: 403 })
    expect(await after.post('/deposit', move, idempotencyKey())).toMatchObject({ code: 403 })
  })

  it.each([
    ['an account that is not linked', { linked_account_id: crypto.randomUUID() }, 'linked_account_id'],
    ['an unknown reason', { reason: 'because' }, 'reason'],
  ])('POST /close-my-account refuses %s with an error on its field', async (_, change, field) => {
    const { person, closing } = await addCustomer()
    expect(await person.post('/close-my-account', { ...closing, ...change }, idempotencyKey())).toMatchObject(
      {
        code: 422,
        errors: { [field]: [expect.any(String)] },
      },
    )
  })

  it('Closing the account requires a linked account that can receive money', async () => {
    const { person, closing } = await addCustomer()
    await bank.asTenant((tx) => setLinkedAccountStatus(tx, closing.linked_account_id, 'DEPOSITS_LOCKED'))
    expect(await person.post('/close-my-account', closing, idempotencyKey())).toMatchObject({
      code: 422,
      errors: { linked_account_id: [expect.any(String)] },
    })
  })

  it('Closing is refused when the balance is negative', async () => {
    const { person, closing } = await addCustomer('empty')
    const { linked_account_id } = closing
    await person.post('/deposit', { linked_account_id, amount: 50_000 }, idempotencyKey())
    let after = await daysLater(person, 8)
    await after.post('/withdraw', { linked_account_id, amount: 45_000 }, idempotencyKey())
    after = await daysLater(person, 8)
    const [deposit] = (await readTransactions(after)).filter(
      ({ direction }) => direction === 'LinkedToPrimary',
    )
    await bank.asTenant((tx) => returnByOperator(tx, deposit?.uuid ?? '', 'R09'))
    const refused = await after.post('/close-my-account', closing, idempotencyKey())
    expect(refused.code).toBe(422)
    expect(refused.message).toContain('below zero')
  })

  it('A closed account keeps its statements and transactions readable and gets a last statement', async () => {
    const { person, closing } = await addCustomer()
    const before = parseData(await person.get('/statements'), v.array(v.unknown()))
    await person.post('/close-my-account', closing, idempotencyKey())
    const after = await daysLater(person, 70)
    const listed = v.array(v.object({ year: v.number(), month: v.number(), closing_balance: v.number() }))
    const statements = parseData(await after.get('/statements'), listed)
    expect(statements.length).toBeGreaterThan(before.length)
    expect(statements.length).toBeLessThanOrEqual(before.length + 2)
    const [last] = statements
    expect(last?.closing_balance).toBe(0)
    expect(await after.get(`/statements/${last?.year}/${last?.month}`)).toMatchObject({ code: 200 })
    expect((await readTransactions(after)).length).toBeGreaterThan(16)
  })
})

describe('a reverted closing', () => {
  it('Canceling the closing withdrawal before it is submitted keeps the account open', async () => {
    const { person, closing } = await addCustomer()
    await person.post('/close-my-account', closing, idempotencyKey())
    const withdrawal = await closingWithdrawal(person)
    expect(await person.post(`/transactions/${withdrawal.uuid}/void`)).toMatchObject({ code: 200 })
    expect(await readAccount(person)).toMatchObject({ available_balance: withdrawal.amount })
    const move = { linked_account_id: closing.linked_account_id, amount: 10_000 }
    expect(await person.post('/deposit', move, idempotencyKey())).toMatchObject({ code: 202 })
  })

  it.each([
    ['before it settles', 0],
    ['after the account was closed', 9],
  ])(
    'A closing withdrawal returned %s reopens the account, which earns interest, and notifies its holder',
    async (_, days) => {
      const { person, closing } = await addCustomer()
      await person.post('/close-my-account', closing, idempotencyKey())
      await bank.runDueWork()
      let after = await daysLater(person, days)
      const withdrawal = await closingWithdrawal(after)
      await bank.asTenant((tx) => returnByOperator(tx, withdrawal.uuid, 'R02'))
      expect(await readRegistrationStatus(person)).toBe('PASSED')
      expect(await readAccount(after)).toMatchObject({ available_balance: withdrawal.amount })
      expect(await readAlertTitles(after)).toContain('Your account is open again')
      const emails = await bank.asTenant((tx) => tx.select().from(outbox).where(eq(outbox.to, person.email)))
      expect(emails.map(({ subject }) => subject)).toContain('Your account is open again')

      after = await daysLater(person, 40)
      const interest = (await readTransactions(after)).filter(
        ({ direction }) => direction === 'ServiceToPrimary',
      )
      expect(interest[0]?.amount).toBeGreaterThan(0)
      expect((await readAccount(after)).current_balance).toBeGreaterThan(withdrawal.amount)
      await bank.asTenant((tx) => setLinkedAccountStatus(tx, closing.linked_account_id, 'ACTIVE'))
      expect(await after.post('/close-my-account', closing, idempotencyKey())).toMatchObject({ code: 202 })
      expect((await bank.auditLedger()).findings).toEqual([])
    },
  )

  it('The return of an old deposit reopens a closed account with a negative balance', async () => {
    const { person, closing } = await addCustomer('empty')
    const { linked_account_id } = closing
    await person.post('/deposit', { linked_account_id, amount: 50_000 }, idempotencyKey())
    let after = await daysLater(person, 8)
    await after.post('/close-my-account', closing, idempotencyKey())
    after = await daysLater(person, 8)
    const [deposit] = (await readTransactions(after)).filter(
      ({ direction }) => direction === 'LinkedToPrimary',
    )
    await bank.asTenant((tx) => returnByOperator(tx, deposit?.uuid ?? '', 'R10'))
    expect(await readAccount(after)).toMatchObject({ available_balance: -50_000 })
    expect((await bank.auditLedger()).findings).toEqual([])
  })
})

it.each([
  ['later than its closing', { aheadMs: 60, isPlaceKept: true }],
  ['earlier than its closing', { aheadMs: -60, isPlaceKept: true }],
  ['earlier than a closing recorded only with its time', { aheadMs: -60, isPlaceKept: false }],
])(
  'The audit accepts a return that emptied an account and is dated %s',
  async (_, { aheadMs, isPlaceKept }) => {
    const { person, closing } = await addCustomer('empty')
    const { linked_account_id } = closing
    // Too little to earn a cent of interest.
    await person.post('/deposit', { linked_account_id, amount: 100 }, idempotencyKey())
    const after = await daysLater(person, 8)
    const [deposit] = await readTransactions(after)
    await bank.asTenant((tx) => {
      // A closing that waited for the return read the time before the return did.
      setNow(tx, new Date(now(tx).getTime() + aheadMs))
      return returnByOperator(tx, deposit?.uuid ?? '', 'R17')
    })
    await after.post('/close-my-account', closing, idempotencyKey())
    expect(await after.get('/accounts')).toMatchObject({ data: [] })
    if (!isPlaceKept)
      await bank.asTenant((tx) =>
        tx
          .update(requests)
          .set({ closedAccountId: null, closedAfterPosting: null })
          .where(eq(requests.depositorId, person.depositorId)),
      )
    await daysLater(person, 3)
    expect((await bank.auditLedger()).findings).toEqual([])
  },
)

type Action = 'deposit' | 'withdraw' | 'close' | 'void' | 'return' | 'day' | 'week'
const actions = fc.array(
  fc.constantFrom<Action>('deposit', 'withdraw', 'close', 'close', 'void', 'return', 'day', 'week'),
  { minLength: 4, maxLength: 12 },
)

it('A closed account is empty and fully paid out after any actions around its closing', async () => {
  await fc.assert(
    fc.asyncProperty(actions, async (scenario) => {
      const { person: first, closing } = await addCustomer()
      const { linked_account_id } = closing
      let person = first
      for (const action of scenario) {
        const [newest] = await readTransactions(person)
        if (action === 'day' || action === 'week') person = await daysLater(person, action === 'day' ? 1 : 7)
        else if (action === 'close') {
          const answers = await Promise.all(
            [1, 2].map(() => person.post('/close-my-account', closing, idempotencyKey())),
          )
          expect(new Set(answers.map(({ code }) => code)).size).toBe(1)
        } else if (action === 'void') await person.post(`/transactions/${newest?.uuid}/void`)
        else if (action === 'return') {
          await bank.asTenant((tx) => returnByOperator(tx, newest?.uuid ?? '', 'R01')).catch(() => {})
          await bank.asTenant((tx) => setLinkedAccountStatus(tx, linked_account_id, 'ACTIVE'))
        } else await person.post(`/${action}`, { linked_account_id, amount: 10_000 }, idempotencyKey())
        await bank.runDueWork()
        expect((await bank.auditLedger()).findings).toEqual([])
        const row = await accountRow(person)
        const isClosed = row?.closedAt !== null
        expect(await readRegistrationStatus(person)).toBe(isClosed ? 'VIEW_ONLY' : 'PASSED')
        expect(parseData(await person.get('/accounts'), v.array(v.unknown()))).toHaveLength(isClosed ? 0 : 1)
      }
    }),
    { numRuns: 6, endOnFailure: true },
  )
}, 600_000)
