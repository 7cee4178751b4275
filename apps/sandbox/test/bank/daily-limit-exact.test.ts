import { addDays, businessDayFrom, easternDate } from '@coffer/domain/calendar'
import { beforeAll, describe, expect, it } from 'vitest'
import { tenantSettings } from '../../src/database/schema/tenants.ts'
import {
  idempotencyKey,
  openBankForFile,
  readAccount,
  readLinkedAccount,
  readTransactions,
  type Person,
} from './open-bank.ts'
import { customer, planFixtures, plansApi } from './plans.ts'

const bank = await openBankForFile()
const { logInAt } = planFixtures(bank)

/** The daily limit of deposits and that of withdrawals, in cents. */
const daily = 400_00
beforeAll(() =>
  bank.asTenant((tx) =>
    tx.update(tenantSettings).set({ limits: { deposit_daily: daily, withdraw_daily: daily } }),
  ),
)

const today = () => easternDate(bank.context.clock.now())
const nextDay = () => businessDayFrom(addDays(today(), 1))
const saver = () => bank.addDepositor('empty', customer)
const accepted = { code: 202 }
const refused = (text: string, field = 'amount') => ({ code: 422, errors: { [field]: [text] } })

async function send(person: Person, path: '/deposit' | '/withdraw', amount: number, when: object = {}) {
  const { uuid: linked_account_id } = await readLinkedAccount(person)
  return person.post(path, { linked_account_id, amount, ...when }, idempotencyKey())
}
const on = (start_date: string) => ({ frequency: 'once', start_date })

/** The sum in cents of the transactions of a direction that were not canceled. */
const sumOf = async (person: Person, direction: string) =>
  (await readTransactions(person))
    .filter((one) => one.direction === direction && one.status !== 'Cancelled')
    .reduce((sum, { amount }) => sum + amount, 0)

describe('the daily limit, to the cent', () => {
  it('A deposit may reach the daily limit exactly, and one cent more is refused', async () => {
    const person = await saver()
    expect(await send(person, '/deposit', daily - 150)).toMatchObject(accepted)
    expect(await send(person, '/deposit', 151)).toMatchObject(refused('The maximum is $1.50.'))
    expect(await send(person, '/deposit', 150)).toMatchObject(accepted)
    expect(await send(person, '/deposit', 100)).toMatchObject(refused('The maximum is $0.00.'))
    expect(await sumOf(person, 'LinkedToPrimary')).toBe(daily)
  })

  it('A withdrawal may reach the daily limit exactly, and one cent more is refused', async () => {
    const person = await bank.addDepositor('active', customer)
    const before = await sumOf(person, 'PrimaryToLinked')
    expect((await readAccount(person)).available_balance).toBeGreaterThan(2 * daily)
    expect(await send(person, '/withdraw', daily - 150)).toMatchObject(accepted)
    expect(await send(person, '/withdraw', 151)).toMatchObject(refused('The maximum is $1.50.'))
    expect(await send(person, '/withdraw', 150)).toMatchObject(accepted)
    expect(await send(person, '/withdraw', 100)).toMatchObject(refused('The maximum is $0.00.'))
    expect(await sumOf(person, 'PrimaryToLinked')).toBe(before + daily)
  })

  it('A scheduled deposit may reach the limit of its day exactly, and leaves that of the day it is made', async () => {
    const person = await saver()
    const day = nextDay()
    expect(await send(person, '/deposit', daily - 150, on(day))).toMatchObject(accepted)
    expect(await send(person, '/deposit', 151, on(day))).toMatchObject(
      refused('You can deposit up to $1.50 more on that day.'),
    )
    expect(await send(person, '/deposit', 150, on(day))).toMatchObject(accepted)
    expect(await send(person, '/deposit', daily)).toMatchObject(accepted)
  })

  it('A changed deposit may reach the limit of its day exactly, and stays as it was one cent above', async () => {
    const person = await saver()
    const day = nextDay()
    await send(person, '/deposit', 300_00, on(day))
    await send(person, '/deposit', 50_00, on(addDays(day, 7)))
    const uuidFor = async (amount: number) =>
      (await readTransactions(person)).find((one) => one.amount === amount)?.uuid ?? ''
    const change = async (amount: number, body: object) =>
      person.patch(`/deposit/${await uuidFor(amount)}`, body, idempotencyKey())
    const left = refused('You can deposit up to $100.00 more on that day.')
    expect(await change(50_00, { start_date: day, amount: 100_01 })).toMatchObject(left)
    expect(await readTransactions(person)).toContainEqual(
      expect.objectContaining({ amount: 50_00, scheduled_for: addDays(day, 7) }),
    )
    expect(await change(50_00, { start_date: day, amount: 100_00 })).toMatchObject(accepted)
    expect(await change(300_00, { amount: 300_01 })).toMatchObject(
      refused('You can deposit up to $300.00 more on that day.'),
    )
    expect(await sumOf(person, 'LinkedToPrimary')).toBe(daily)
  })

  it('A deposit of a plan that would exceed the limit of its day is not sent, and the plan continues', async () => {
    const person = await saver()
    const day = nextDay()
    const second = addDays(day, 7)
    for (const amount of [300_00, 100_00]) await send(person, '/deposit', amount, on(second))
    const plans = await plansApi(person)
    await plans.add({ amount: 1_00, frequency: 'weekly', start_date: day })
    const later = await logInAt(person, second)
    const [plan] = (await (await plansApi(later)).read()).plans
    expect(plan?.runs).toMatchObject([
      { date: second, outcome: 'not_sent', reason: 'limits' },
      { date: day, outcome: 'completed' },
    ])
    const ofSecond = (await readTransactions(later)).filter((one) => one.scheduled_for === second)
    expect(ofSecond.map(({ status, amount }) => [status, amount])).toEqual(
      expect.arrayContaining([
        ['Pending', 300_00],
        ['Pending', 100_00],
        ['Cancelled', 1_00],
      ]),
    )
    expect(plan?.upcoming).toContainEqual(expect.objectContaining({ date: addDays(day, 14) }))
  })
})

describe('the daily limit, in parallel', () => {
  it.each([2, 10])('Of %d deposits at once, exactly those within the daily limit pass', async (count) => {
    const person = await saver()
    const each = count === 2 ? 300_00 : 100_00
    const answers = await Promise.all(Array.from({ length: count }, () => send(person, '/deposit', each)))
    const within = Math.floor(daily / each)
    expect(answers.filter(({ code }) => code === 202)).toHaveLength(within)
    expect(answers.filter(({ code }) => code === 422)).toHaveLength(count - within)
    expect(await sumOf(person, 'LinkedToPrimary')).toBe(within * each)
  })

  it('Of ten withdrawals at once, exactly those within the daily limit pass', async () => {
    const person = await bank.addDepositor('active', customer)
    const before = await sumOf(person, 'PrimaryToLinked')
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(person, '/withdraw', 100_00)))
    expect(answers.filter(({ code }) => code === 202)).toHaveLength(4)
    expect(answers.filter(({ code }) => code === 422)).toHaveLength(6)
    expect(await sumOf(person, 'PrimaryToLinked')).toBe(before + daily)
  })

  it('Of ten deposits scheduled at once, exactly those within the limit of their day pass', async () => {
    const person = await saver()
    const day = nextDay()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(person, '/deposit', 100_00, on(day))),
    )
    expect(answers.filter(({ code }) => code === 202)).toHaveLength(4)
    expect(answers.filter(({ code }) => code === 422)).toHaveLength(6)
    expect(await sumOf(person, 'LinkedToPrimary')).toBe(daily)
  })
})
