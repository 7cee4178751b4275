import { addDays, businessDayFrom, easternDate, easternInstant, weekday } from '@coffer/domain/calendar'
import { describe, expect, it } from 'vitest'
import type { AccountLimits } from '../../src/banking/account-limits.ts'
import { tenantSettings } from '../../src/database/schema/tenants.ts'
import {
  idempotencyKey,
  readLinkedAccount,
  openBankForFile,
  readTransactions,
  type Person,
} from './open-bank.ts'
import { customer, plansApi } from './plans.ts'

/** All days of these tests are within one month, so that no interest or statement is due. */
const bank = await openBankForFile()

/** The maximum of one deposit and half the limit of a day, in cents. */
const half = 250_000_00
const today = () => easternDate(bank.context.clock.now())
const nextDay = () => businessDayFrom(addDays(today(), 1))
const saturday = 6
const nextSaturday = () => addDays(today(), saturday - weekday(today()) || 7)

const saver = () => bank.addDepositor('empty', customer)

async function deposit(person: Person, amount: number, start_date?: string) {
  const { uuid: linked_account_id } = await readLinkedAccount(person)
  const when = start_date === undefined ? {} : { frequency: 'once', start_date }
  return person.post('/deposit', { linked_account_id, amount, ...when }, idempotencyKey())
}

/** The refusal of a deposit over the limit; the messages for immediate and scheduled deposits differ. */
const overLimit = (most: string) => ({
  code: 422,
  errors: { amount: [expect.stringMatching(new RegExp(`(maximum is|deposit up to) \\${most}\\b`))] },
})
const accepted = { code: 202 }
const uuidOf = async (person: Person, amount: number) =>
  (await readTransactions(person)).find((one) => one.amount === amount)?.uuid ?? ''

describe('the daily limit of deposits', () => {
  it('The daily deposit limit counts all deposits scheduled for a day', async () => {
    const person = await saver()
    const day = nextDay()
    expect(await deposit(person, half, day)).toMatchObject(accepted)
    expect(await deposit(person, half - 1, day)).toMatchObject(accepted)
    expect(await deposit(person, 1_00, day)).toMatchObject(overLimit('$0.01'))
    expect(await readTransactions(person)).toHaveLength(2)
    expect(await deposit(person, half, addDays(day, 7))).toMatchObject(accepted)
  })

  it('The daily deposit limit counts weekend deposits on the next business day', async () => {
    const person = await saver()
    const day = nextSaturday()
    expect(await deposit(person, half, day)).toMatchObject(accepted)
    expect(await deposit(person, half, addDays(day, 1))).toMatchObject(accepted)
    expect(await deposit(person, half, businessDayFrom(day))).toMatchObject(overLimit('$0.00'))
  })

  it('The daily deposit limit does not count a canceled deposit', async () => {
    const person = await saver()
    const day = nextDay()
    await deposit(person, half, day)
    await deposit(person, half - 1, day)
    expect(await person.post(`/transactions/${await uuidOf(person, half)}/void`)).toMatchObject({ code: 200 })
    expect(await deposit(person, half, day)).toMatchObject(accepted)
  })

  it('The daily deposit limit counts the dates of plans, including the later ones', async () => {
    const person = await saver()
    const day = nextDay()
    const plans = await plansApi(person)
    for (let each = 0; each < 2; each += 1)
      await plans.add({ amount: half, frequency: 'weekly', start_date: day })
    expect(await deposit(person, 1_00, day)).toMatchObject(overLimit('$0.00'))
    expect(await deposit(person, 1_00, addDays(day, 28))).toMatchObject(overLimit('$0.00'))
    const third = { amount: half, frequency: 'monthly', start_date: addDays(day, 7) }
    expect(await plans.post(third)).toMatchObject(overLimit('$0.00'))
    expect((await plans.read()).plans).toHaveLength(2)
  })

  it('The daily deposit limit applies to each change of a scheduled deposit', async () => {
    const person = await saver()
    const day = nextDay()
    await deposit(person, half, day)
    await deposit(person, 100_000_00, day)
    await deposit(person, 1_000_00, addDays(day, 7))
    const change = async (amount: number, body: object) =>
      person.patch(`/deposit/${await uuidOf(person, amount)}`, body, idempotencyKey())
    expect(await change(100_000_00, { amount: half })).toMatchObject(accepted)
    expect(await change(1_000_00, { start_date: day })).toMatchObject({
      code: 422,
      errors: { start_date: [expect.stringContaining('up to $500,000.00')] },
    })
    expect(await change(1_000_00, { start_date: day, amount: 2_00 })).toMatchObject(overLimit('$0.00'))
    expect(await change(1_000_00, { amount: half })).toMatchObject(accepted)
  })

  it('The daily deposit limit applies to each change of a plan', async () => {
    const person = await saver()
    const day = nextDay()
    const plans = await plansApi(person)
    const plan = await plans.add({ amount: 1_000_00, frequency: 'weekly', start_date: addDays(day, 1) })
    await deposit(person, half, day)
    await deposit(person, half, day)
    const next = businessDayFrom(addDays(day, 1))
    await deposit(person, half, next)
    const full = { code: 422, errors: { to: [expect.stringContaining('up to $500,000.00')] } }
    const date = addDays(day, 1)
    expect(await plans.act(plan, 'move', { date, to: day })).toMatchObject(full)
    expect(await plans.change(plan, { start_date: day })).toMatchObject({ code: 422 })
    expect(await plans.act(plan, 'amounts', { date, amount: half, scope: 'one' })).toMatchObject({
      code: 200,
    })
    expect(await deposit(person, 1_00, next)).toMatchObject(overLimit('$0.00'))
  })

  it('The daily deposit limit counts deposits scheduled for today, before and after they are sent', async () => {
    const person = await saver()
    const day = nextDay()
    await deposit(person, half, day)
    await bank.moveClock(easternInstant(day, 8 * 60))
    const early = await bank.logInAgain(person)
    expect(await deposit(early, half)).toMatchObject(accepted)
    expect(await deposit(early, 1_00)).toMatchObject(overLimit('$0.00'))
    await bank.moveClock(easternInstant(day, 9 * 60))
    const later = await bank.logInAgain(person)
    expect(await deposit(later, 1_00)).toMatchObject(overLimit('$0.00'))
    expect((await readTransactions(later)).map(({ status }) => status)).toEqual(['Pending', 'Pending'])
  })

  it('The daily deposit limit is enforced again when deposits are sent: only the first ones are sent', async () => {
    const person = await saver()
    const day = nextDay()
    const plans = await plansApi(person)
    await setLimits({ deposit_daily: 4 * half })
    for (let each = 0; each < 3; each += 1) await deposit(person, half, day)
    await plans.add({ amount: half, frequency: 'weekly', start_date: day })
    await setLimits({})
    await bank.moveClock(easternInstant(day, 9 * 60))
    const later = await bank.logInAgain(person)
    const statuses = (await readTransactions(later)).map(({ status }) => status)
    // The plan continues with its next date.
    expect(statuses.toSorted()).toEqual(['Cancelled', 'Cancelled', 'Initiated', 'Pending', 'Pending'])
    const [plan] = (await (await plansApi(later)).read()).plans
    expect(plan?.runs).toMatchObject([{ date: day, outcome: 'not_sent', reason: 'limits' }])
    expect((await bank.auditLedger()).findings).toEqual([])
  })
})

const setLimits = (limits: Partial<AccountLimits>) =>
  bank.asTenant((tx) => tx.update(tenantSettings).set({ limits }))
