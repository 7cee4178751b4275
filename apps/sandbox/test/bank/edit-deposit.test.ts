import {
  addDays,
  availableFrom,
  businessDayFrom,
  easternDate,
  easternInstant,
  isBusinessDay,
  nextBusinessDay,
  submissionDate,
} from '@coffer/domain/calendar'
import { dayOfSchedule } from '@coffer/domain/schedule'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { tenantSettings } from '../../src/database/schema/tenants.ts'
import { outbox } from '../../src/database/schema/outbox.ts'
import { depositors } from '../../src/database/schema/onboarding.ts'
import { setLinkedAccountStatus } from '../../src/linking/linked-account.ts'
import {
  readAccount,
  openBankForFile,
  parseData,
  idempotencyKey,
  readLinkedAccount,
  readTransactions,
  type Person,
  complete,
} from './open-bank.ts'

const bank = await openBankForFile()

const today = (): string => easternDate(bank.context.clock.now())
const businessDayIn = (days: number): string => businessDayFrom(addDays(today(), days))
const weekendIn = (days: number): string => {
  let day = addDays(today(), days)
  while (isBusinessDay(day)) day = addDays(day, 1)
  return day
}

async function withSchedule(more: Record<string, unknown> = {}) {
  const person = await bank.addDepositor('empty', complete)
  const { uuid } = await readLinkedAccount(person)
  const wanted = {
    linked_account_id: uuid,
    amount: 10_000,
    frequency: 'monthly',
    start_date: businessDayIn(5),
    ...more,
  }
  const answer = await person.post('/deposit', wanted, idempotencyKey())
  expect(answer).toMatchObject({ code: 202 })
  return { person, linkedId: uuid, deposit: await readScheduled(person), answer }
}

async function readScheduled(person: Person) {
  const [scheduled] = (await readTransactions(person)).filter(({ status }) => status === 'Initiated')
  if (scheduled === undefined) throw new Error('No deposit is scheduled.')
  return scheduled
}

const edit = (person: Person, uuid: string, change: object, headers = idempotencyKey()) =>
  person.patch(`/deposit/${uuid}`, change, headers)

describe('a changed scheduled deposit', () => {
  it('A changed scheduled deposit has its new amount, frequency and dates, and is sent on the new day only', async () => {
    const { person, deposit } = await withSchedule()
    const [start_date, end_date] = [businessDayIn(12), addDays(today(), 90)]
    const change = { amount: 25_000, frequency: 'weekly', start_date, end_date }
    const answer = await edit(person, deposit.uuid, change)
    const accepted = v.object({ request_id: v.string(), scheduled_for: v.string() })
    const { request_id, scheduled_for } = parseData(answer, accepted, 202)
    expect(scheduled_for).toBe(start_date)
    const changed = { amount: 25_000, frequency: 'weekly', scheduled_for: start_date, end_date }
    expect(await readTransactions(person)).toMatchObject([
      { uuid: deposit.uuid, status: 'Initiated', ...changed },
    ])
    expect(await person.get(`/request/${request_id}`)).toMatchObject({
      code: 200,
      data: { result: { uuid: deposit.uuid, ...changed } },
    })

    await bank.moveClock(easternInstant(deposit.scheduled_for ?? '', 10 * 60))
    let later = await bank.logInAgain(person)
    expect(await readTransactions(later)).toMatchObject([{ status: 'Initiated' }])
    await bank.moveClock(easternInstant(start_date, 10 * 60))
    later = await bank.logInAgain(person)
    expect((await readTransactions(later)).map(({ status }) => status).toSorted()).toEqual([
      'Initiated',
      'Pending',
    ])
    expect(await readAccount(later)).toMatchObject({ pending_balance: 25_000 })
  })

  it('A change of a scheduled deposit keeps the fields that the request omits', async () => {
    const { person, deposit } = await withSchedule()
    expect(await edit(person, deposit.uuid, { amount: 5_000 })).toMatchObject({ code: 202, message: '' })
    const { frequency, scheduled_for } = deposit
    expect(await readScheduled(person)).toMatchObject({ amount: 5_000, frequency, scheduled_for })
  })

  it('A scheduled deposit keeps its requested day, even on a weekend, when only the amount changes', async () => {
    const start_date = weekendIn(4)
    const { person, deposit } = await withSchedule({ start_date })
    const days = { start_date, asked_for: start_date, scheduled_for: nextBusinessDay(start_date) }
    expect(deposit).toMatchObject(days)
    await edit(person, deposit.uuid, { amount: 5_000 })
    expect(await readScheduled(person)).toMatchObject({ amount: 5_000, ...days })
    await edit(person, deposit.uuid, { amount: 6_000, start_date, frequency: 'monthly' })
    expect(await readScheduled(person)).toMatchObject({ amount: 6_000, ...days })

    await bank.moveClock(easternInstant(days.scheduled_for, 9 * 60))
    const next = dayOfSchedule(start_date, 'monthly', 1)
    const nextDays = { start_date, asked_for: next, scheduled_for: businessDayFrom(next) }
    const later = await bank.logInAgain(person)
    const waiting = await readScheduled(later)
    expect(waiting).toMatchObject(nextDays)
    await edit(later, waiting.uuid, { amount: 7_000, start_date: next })
    expect(await readScheduled(later)).toMatchObject({ amount: 7_000, ...nextDays })
  })

  it('A weekend deposit moves to the following business day when a change requests that day', async () => {
    const start_date = weekendIn(4)
    const { person, deposit } = await withSchedule({ start_date })
    const monday = nextBusinessDay(start_date)
    await edit(person, deposit.uuid, { start_date: monday })
    expect(await readScheduled(person)).toMatchObject({
      start_date: monday,
      asked_for: monday,
      scheduled_for: monday,
    })
  })

  it('POST /deposit and PATCH /deposit/{uuid} report the business day to which a weekend date moves', async () => {
    const start_date = weekendIn(4)
    const { person, deposit, answer } = await withSchedule({ start_date })
    const scheduled_for = nextBusinessDay(start_date)
    expect(answer.data).toMatchObject({ scheduled_for, asked_for: start_date })
    expect(answer.message).toMatch(/isn’t a business day\. This deposit leaves on /)
    const other = weekendIn(12)
    const moved = await edit(person, deposit.uuid, { start_date: other })
    expect(moved.message).toMatch(/isn’t a business day/)
    expect(moved.data).toMatchObject({ scheduled_for: nextBusinessDay(other) })
    expect(await readScheduled(person)).toMatchObject({ scheduled_for: nextBusinessDay(other) })
  })

  it('A scheduled deposit that is moved and moved back is submitted once', async () => {
    const { person, deposit } = await withSchedule({ frequency: 'once' })
    const first = deposit.scheduled_for ?? ''
    await edit(person, deposit.uuid, { start_date: businessDayIn(20) })
    await edit(person, deposit.uuid, { start_date: first })
    await bank.moveClock(easternInstant(businessDayIn(30), 9 * 60))
    const later = await bank.logInAgain(person)
    const deposits = (await readTransactions(later)).filter(
      ({ direction }) => direction === 'LinkedToPrimary',
    )
    expect(deposits).toMatchObject([{ status: 'Settled', amount: 10_000 }])
    expect((await bank.auditLedger()).findings).toEqual([])
  })

  it('PATCH /deposit/{uuid} applies a change once per idempotency key and repeats its response', async () => {
    const { person, deposit } = await withSchedule()
    const same = idempotencyKey()
    const first = await edit(person, deposit.uuid, { amount: 7_000 }, same)
    await edit(person, deposit.uuid, { amount: 9_000 })
    expect((await edit(person, deposit.uuid, { amount: 7_000 }, same)).data).toEqual(first.data)
    expect(await readScheduled(person)).toMatchObject({ amount: 9_000 })
    expect(await edit(person, deposit.uuid, { amount: 1_234 }, same)).toMatchObject({ code: 422 })
  })

  it.each([
    ['too small an amount', { amount: 99 }, 'amount'],
    ['too large an amount', { amount: 25_000_001 }, 'amount'],
    ['a fraction of a cent', { amount: 100.5 }, 'amount'],
    ['a start today', { start_date: 0 }, 'start_date'],
    ['a start more than a year ahead', { start_date: 366 }, 'start_date'],
    ['an end before the start', { end_date: 1 }, 'end_date'],
    ['an invalid date', { start_date: '2026-02-30' }, 'start_date'],
    ['an unknown frequency', { frequency: 'daily' }, 'frequency'],
  ])('PATCH /deposit/{uuid} refuses %s with an error on its field', async (_, change, field) => {
    const { person, deposit } = await withSchedule()
    const requested = Object.fromEntries(
      Object.entries(change).map(([name, value]) => [
        name,
        name.endsWith('_date') && typeof value === 'number' ? addDays(today(), value) : value,
      ]),
    )
    expect(await edit(person, deposit.uuid, requested)).toMatchObject({
      code: 422,
      errors: { [field]: [expect.any(String)] },
    })
    expect(await readScheduled(person)).toEqual(deposit)
  })

  it('PATCH /deposit/{uuid} answers 404 for an unknown or another person’s deposit and 422 for a canceled one', async () => {
    const { person, deposit } = await withSchedule()
    const other = await bank.addDepositor('empty', complete)
    expect(await edit(other, deposit.uuid, { amount: 5_000 })).toMatchObject({ code: 404 })
    expect(await edit(person, crypto.randomUUID(), { amount: 5_000 })).toMatchObject({ code: 404 })
    expect(await edit(person, 'nothing', { amount: 5_000 })).toMatchObject({ code: 404 })
    await person.post(`/transactions/${deposit.uuid}/void`)
    expect(await edit(person, deposit.uuid, { amount: 5_000 })).toMatchObject({ code: 422 })
  })

  it.each([
    ['has view-only access', { registrationStatus: 'VIEW_ONLY' }],
    ['has to link a bank again', { relink: true }],
  ] as const)('PATCH /deposit/{uuid} is forbidden to a depositor who %s', async (_, statuses) => {
    const { person, deposit } = await withSchedule()
    await bank.asTenant((tx) =>
      tx.update(depositors).set(statuses).where(eq(depositors.depositorId, person.depositorId)),
    )
    expect(await edit(person, deposit.uuid, { amount: 5_000 })).toMatchObject({ code: 403 })
  })
})

describe('a cancellation', () => {
  it('Canceling a scheduled deposit ends its schedule, and a second cancellation is refused', async () => {
    const { person, deposit } = await withSchedule()
    expect(await person.post(`/transactions/${deposit.uuid}/void`)).toMatchObject({
      code: 200,
      message: 'Deposit cancelled successfully',
    })
    expect(await person.post(`/transactions/${deposit.uuid}/void`)).toMatchObject({
      code: 422,
      message: 'This transaction was already canceled.',
    })
    await bank.moveClock(easternInstant(addDays(today(), 40), 0))
    expect(await readTransactions(await bank.logInAgain(person))).toMatchObject([{ status: 'Cancelled' }])
  })

  it('Canceling a deposit reverses it before submission and is refused afterwards', async () => {
    const person = await bank.addDepositor('empty', complete)
    const { uuid } = await readLinkedAccount(person)
    await person.post('/deposit', { linked_account_id: uuid, amount: 10_000 }, idempotencyKey())
    await bank.runDueWork()
    const [pending] = await readTransactions(person)
    expect(await person.post(`/transactions/${pending?.uuid}/void`)).toMatchObject({ code: 200 })
    expect(await readAccount(person)).toMatchObject({ pending_balance: 0 })

    await person.post('/deposit', { linked_account_id: uuid, amount: 10_000 }, idempotencyKey())
    await bank.moveClock(easternInstant(submissionDate(bank.context.clock.now()), 16 * 60 + 1))
    const later = await bank.logInAgain(person)
    const [submitted] = await readTransactions(later)
    expect(await later.post(`/transactions/${submitted?.uuid}/void`)).toMatchObject({ code: 422 })
  })

  it('Canceling a deposit is forbidden to a view-only depositor', async () => {
    const { person, deposit } = await withSchedule()
    await bank.asTenant((tx) =>
      tx
        .update(depositors)
        .set({ registrationStatus: 'VIEW_ONLY' })
        .where(eq(depositors.depositorId, person.depositorId)),
    )
    expect(await person.post(`/transactions/${deposit.uuid}/void`)).toMatchObject({ code: 403 })
  })
})

describe('a scheduled deposit that fails on its day', () => {
  it.each([
    ['the linked account does not allow it', 'We couldn’t use your linked bank'],
    ['the depositor may not move money', 'Your account couldn’t move money that day'],
    ['it exceeds the deposit limits', 'outside that day’s deposit limits'],
  ])(
    'A scheduled deposit is skipped with an alert and an email when %s, and the next one is scheduled',
    async (_, why) => {
      const { person, linkedId, deposit } = await withSchedule({ frequency: 'weekly' })
      if (why === 'We couldn’t use your linked bank')
        await bank.asTenant((tx) => setLinkedAccountStatus(tx, linkedId, 'LOCKED'))
      else if (why === 'outside that day’s deposit limits')
        await bank.asTenant((tx) => tx.update(tenantSettings).set({ limits: { deposit_max: 9_999 } }))
      else
        await bank.asTenant((tx) =>
          tx
            .update(depositors)
            .set({ registrationStatus: 'VIEW_ONLY' })
            .where(eq(depositors.depositorId, person.depositorId)),
        )
      await bank.moveClock(easternInstant(deposit.scheduled_for ?? '', 9 * 60))
      await bank.asTenant((tx) => tx.update(tenantSettings).set({ limits: {} }))
      const later = await bank.logInAgain(person)
      expect((await readTransactions(later)).map(({ status }) => status).toSorted()).toEqual([
        'Cancelled',
        'Initiated',
      ])
      expect(await readAccount(later)).toMatchObject({ pending_balance: 0, current_balance: 0 })
      const alerts = v.array(v.object({ title: v.string(), body: v.string() }))
      const alert = parseData(await later.get('/alerts'), alerts).find(({ title }) =>
        title.includes('scheduled'),
      )
      expect(alert?.body).toContain(why)
      expect(alert?.body).toContain('$100.00')
      expect(alert?.body).toContain('The next one is scheduled for')
      const emails = await bank.asTenant((tx) => tx.select().from(outbox).where(eq(outbox.to, person.email)))
      expect(emails.map(({ text }) => text)).toContainEqual(expect.stringContaining(alert?.body ?? '…'))
    },
  )
})

describe('a transaction', () => {
  it('A transaction has the day a deposit is available, its linked account and its end date', async () => {
    const end_date = addDays(today(), 200)
    const { person, linkedId, deposit } = await withSchedule({ end_date })
    expect(deposit).toMatchObject({
      linked_account_id: linkedId,
      end_date,
      available_from: availableFrom(deposit.scheduled_for ?? ''),
    })
    await person.post('/deposit', { linked_account_id: linkedId, amount: 20_000 }, idempotencyKey())
    const made = (await readTransactions(person)).find(({ amount }) => amount === 20_000)
    const promised = availableFrom(submissionDate(bank.context.clock.now()))
    expect(made).toMatchObject({ available_from: promised, scheduled_for: null, end_date: null })
    await bank.moveClock(promised)
    const later = await bank.logInAgain(person)
    expect(await readTransactions(later)).toContainEqual(
      expect.objectContaining({ uuid: made?.uuid, available_from: promised }),
    )
    expect((await readAccount(later)).available_balance).toBeGreaterThanOrEqual(20_000)
  })

  it('A canceled deposit has no day on which it is available', async () => {
    const { person, deposit } = await withSchedule()
    await person.post(`/transactions/${deposit.uuid}/void`)
    expect(await readTransactions(person)).toMatchObject([{ available_from: null }])
  })
})
