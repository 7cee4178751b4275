import { addDays, businessDayFrom } from '@coffer/domain/calendar'
import { dayOfMonthAfter } from '@coffer/domain/schedule'
import { describe, expect, it } from 'vitest'
import { goalsApi } from './goals.ts'
import { addJointHolder } from './joint-holder.ts'
import {
  readAccount,
  idempotencyKey,
  readLinkedAccount,
  openBankForFile,
  readTransactions,
} from './open-bank.ts'
import { customer, upcomingDates, readOnlyPlan, planFixtures, plansApi, readSentDeposits } from './plans.ts'

const bank = await openBankForFile()
const { today, inDays, saver, logInAt } = planFixtures(bank)

describe('a plan', () => {
  it('POST /deposit with a frequency creates a plan, which lists its next six dates', async () => {
    const person = await bank.addDepositor('empty', customer)
    const { uuid: linked_account_id } = await readLinkedAccount(person)
    const start_date = inDays(4)
    const wanted = { linked_account_id, amount: 5_000, frequency: 'monthly', start_date }
    expect(await person.post('/deposit', wanted, idempotencyKey())).toMatchObject({ code: 202 })
    const dates = [0, 1, 2, 3, 4, 5].map((months) => dayOfMonthAfter(start_date, months))
    expect(await readOnlyPlan(person)).toMatchObject({
      amount: 5_000,
      frequency: 'monthly',
      pausedUntil: null,
      upcoming: dates.map((date) => ({ date, scheduledFor: businessDayFrom(date), amount: 5_000 })),
      runs: [],
    })
  })

  it('A plan sends a deposit on each of its dates until its end', async () => {
    const { person, start, nth } = await saver({ end_date: addDays(businessDayFrom(inDays(4)), 13) })
    expect(upcomingDates(await readOnlyPlan(person))).toEqual([start, nth(1)])
    let later = await logInAt(person, businessDayFrom(nth(1)))
    const { plans, ended } = await (await plansApi(later)).read()
    expect(plans).toEqual([])
    expect(ended).toMatchObject([{ endedOn: today(), runs: [{ date: nth(1) }, { date: start }] }])
    later = await logInAt(later, addDays(nth(5), 3))
    expect(await readSentDeposits(later)).toMatchObject([
      { status: 'Settled', amount: 10_000 },
      { status: 'Settled', amount: 10_000 },
    ])
    expect((await bank.auditLedger()).findings).toEqual([])
  })

  it('A twice-monthly plan runs on the day of its start and on a second day', async () => {
    const start_date = dayOfMonthAfter(today(), 1, 1)
    const { person, plans, uuid } = await saver({ frequency: 'twice_monthly', second_day: 15, start_date })
    expect(upcomingDates(await readOnlyPlan(person)).slice(0, 3)).toEqual([
      start_date,
      addDays(start_date, 14),
      dayOfMonthAfter(start_date, 1, 1),
    ])
    expect(await plans.change(uuid, { second_day: 5 })).toMatchObject({
      code: 422,
      errors: { second_day: [expect.any(String)] },
    })
    expect((await readTransactions(person)).map(({ frequency }) => frequency)).toEqual(['twice_monthly'])
  })

  it('An invalid plan is refused with an error on the invalid field', async () => {
    const person = await bank.addDepositor('empty', customer)
    const { post } = await plansApi(person)
    const start_date = inDays(4)
    for (const [field, body] of [
      ['start_date', { start_date: today() }],
      ['start_date', { start_date: inDays(366) }],
      ['end_date', { start_date, end_date: inDays(3) }],
      ['amount', { start_date, amount: 1 }],
      ['goal_uuid', { start_date, goal_uuid: crypto.randomUUID() }],
      ['linked_account_id', { start_date, linked_account_id: crypto.randomUUID() }],
    ] as const)
      expect([field, Object.keys((await post(body)).errors ?? {})]).toEqual([field, [field]])
  })

  it('A plan is added once per idempotency key', async () => {
    const person = await bank.addDepositor('empty', customer)
    const { path } = await plansApi(person)
    const { uuid: linked_account_id } = await readLinkedAccount(person)
    const body = { linked_account_id, amount: 10_000, frequency: 'weekly', start_date: inDays(4) }
    const headers = idempotencyKey()
    for (const _ of [1, 2]) expect(await person.post(path, body, headers)).toMatchObject({ code: 201 })
    expect(await readOnlyPlan(person)).toMatchObject({ amount: 10_000 })
  })

  it('A plan fills its own goal, and the fill rules of other goals do not apply to its deposits', async () => {
    const person = await bank.addDepositor('usual', customer)
    const goals = await goalsApi(person)
    const [kitchen, trip] = [
      await goals.add({ kind: 'target', target_cents: 15_000 }),
      await goals.add({ name: 'Trip', fill_percent: 50 }),
    ]
    const start_date = businessDayFrom(inDays(4))
    await (await plansApi(person)).add({ frequency: 'weekly', start_date, goal_uuid: kitchen })
    const later = await logInAt(person, addDays(start_date, 12))
    const after = await (await goalsApi(later)).read()
    expect(after.goals.map(({ uuid, savedCents }) => [uuid, savedCents])).toEqual([
      [kitchen, 15_000],
      [trip, 0],
    ])
    expect((await bank.auditLedger()).findings).toEqual([])
  })
})

describe('a pause', () => {
  it('A pause leaves out every date before its end, and ends immediately when the plan is resumed', async () => {
    const { person, plans, uuid, start, nth } = await saver()
    expect(await plans.act(uuid, 'pause', { until: nth(2) })).toMatchObject({ code: 200 })
    expect(await readOnlyPlan(person)).toMatchObject({
      pausedUntil: nth(2),
      upcoming: [{ date: nth(2) }, {}, {}, {}, {}, {}],
    })
    expect(await plans.act(uuid, 'resume')).toMatchObject({ code: 200 })
    expect(upcomingDates(await readOnlyPlan(person))[0]).toBe(start)
    await plans.act(uuid, 'pause', { until: nth(2) })
    const later = await logInAt(person, businessDayFrom(nth(2)))
    expect((await readSentDeposits(later)).map(({ asked_for }) => asked_for)).toEqual([nth(2)])
    expect(await readOnlyPlan(later)).toMatchObject({ pausedUntil: null, runs: [{ date: nth(2) }] })
  })

  it.each([0, 366])('A pause cannot end %d days from today', async (days) => {
    const { plans, uuid } = await saver()
    expect(await plans.act(uuid, 'pause', { until: inDays(days) })).toMatchObject({
      code: 422,
      errors: { until: [expect.any(String)] },
    })
  })

  it('A pause that outlasts the plan is refused', async () => {
    const { person, plans, uuid, start, nth } = await saver({ end_date: inDays(30) })
    expect(await plans.act(uuid, 'pause', { until: nth(8) })).toMatchObject({ code: 422 })
    expect(upcomingDates(await readOnlyPlan(person))[0]).toBe(start)
  })
})

describe('another amount', () => {
  it('A new amount applies to one date, or to that date and all later ones', async () => {
    const { person, plans, uuid, start, nth } = await saver()
    await plans.act(uuid, 'amounts', { date: start, amount: 2_000, scope: 'one' })
    await plans.act(uuid, 'amounts', { date: nth(2), amount: 30_000, scope: 'following' })
    expect((await readOnlyPlan(person)).upcoming.map(({ amount }) => amount)).toEqual([
      2_000, 10_000, 30_000, 30_000, 30_000, 30_000,
    ])
    const later = await logInAt(person, businessDayFrom(nth(2)))
    expect((await readSentDeposits(later)).map(({ amount }) => amount)).toEqual([30_000, 10_000, 2_000])
    expect(await readOnlyPlan(later)).toMatchObject({ amount: 30_000 })
  })

  it('A new amount for the whole plan replaces the amounts of single dates', async () => {
    const { person, plans, uuid, start } = await saver()
    await plans.act(uuid, 'amounts', { date: start, amount: 2_000, scope: 'one' })
    expect(await plans.change(uuid, { amount: 7_000 })).toMatchObject({ code: 200 })
    expect(new Set((await readOnlyPlan(person)).upcoming.map(({ amount }) => amount))).toEqual(
      new Set([7_000]),
    )
    expect((await readTransactions(person)).map(({ amount }) => amount)).toEqual([7_000])
  })
})

describe('a changed plan', () => {
  it('A changed plan restarts on its new start date with its new frequency and end', async () => {
    const { person, plans, uuid, nth } = await saver()
    await plans.act(uuid, 'skip', { date: nth(1) })
    const start_date = inDays(10)
    const change = { frequency: 'biweekly', start_date, end_date: addDays(start_date, 20) }
    expect(await plans.change(uuid, change)).toMatchObject({ code: 200 })
    expect(upcomingDates(await readOnlyPlan(person))).toEqual([start_date, addDays(start_date, 14)])
    expect(await readTransactions(person)).toMatchObject([
      { asked_for: start_date, frequency: 'biweekly', end_date: change.end_date },
    ])
  })

  it('A plan follows an edit of its next deposit, and ends when that becomes a one-time deposit', async () => {
    const { person, uuid } = await saver()
    const [deposit] = await readTransactions(person)
    const path = `/deposit/${deposit?.uuid}`
    const monthly = { amount: 4_000, frequency: 'monthly', start_date: inDays(9) }
    expect(await person.patch(path, monthly, idempotencyKey())).toMatchObject({ code: 202 })
    expect(await readOnlyPlan(person)).toMatchObject({ uuid, amount: 4_000, frequency: 'monthly' })
    expect(await person.patch(path, { frequency: 'once' }, idempotencyKey())).toMatchObject({ code: 202 })
    const plans = await plansApi(person)
    expect(await plans.read()).toMatchObject({ plans: [], ended: [{ uuid }] })
    expect(await readTransactions(person)).toMatchObject([{ status: 'Initiated', frequency: 'once' }])
    expect(await person.patch(path, { frequency: 'weekly' }, idempotencyKey())).toMatchObject({ code: 202 })
    expect(await plans.read()).toMatchObject({ plans: [{ frequency: 'weekly', amount: 4_000 }] })
    expect((await bank.auditLedger()).findings).toEqual([])
  })

  it('A plan ends when its next deposit is canceled', async () => {
    const { person, plans, uuid } = await saver()
    const [deposit] = await readTransactions(person)
    expect(await person.post(`/transactions/${deposit?.uuid}/void`)).toMatchObject({ code: 200 })
    expect(await plans.read()).toMatchObject({ plans: [], ended: [{ uuid, upcoming: [] }] })
    expect(await plans.act(uuid, 'resume')).toMatchObject({
      code: 409,
      errors: { plan: [expect.any(String)] },
    })
  })
})

describe('the plans of an account', () => {
  it('An account can have several plans, each with its own deposits', async () => {
    const { person, plans, start } = await saver()
    await plans.add({ frequency: 'biweekly', start_date: start, amount: 3_000 })
    const later = await logInAt(person, start)
    expect(new Set((await readSentDeposits(later)).map(({ amount }) => amount))).toEqual(
      new Set([10_000, 3_000]),
    )
    expect((await (await plansApi(later)).read()).plans).toHaveLength(2)
  })

  it('Both holders of an account share its plans', async () => {
    const { person, plans, uuid, start } = await saver()
    const holder = await addJointHolder(bank, person)
    const shared = await plansApi(holder)
    expect(await shared.act(uuid, 'skip', { date: start })).toMatchObject({ code: 200 })
    await shared.add({ frequency: 'monthly', start_date: start, amount: 3_000 })
    const { plans: own } = await plans.read()
    expect(own).toEqual((await shared.read()).plans)
    expect(own.map(({ amount, upcoming }) => [amount, upcoming[0]?.isSkipped])).toEqual([
      [10_000, true],
      [3_000, false],
    ])
  })

  it('Plans are not found by another depositor, and cannot be changed by a view-only depositor', async () => {
    const { person, plans, uuid } = await saver()
    const other = await bank.addDepositor('empty', customer)
    expect(await other.get(plans.path)).toMatchObject({ code: 404 })
    expect(await other.post(`${plans.path}/${uuid}/end`, {}, idempotencyKey())).toMatchObject({ code: 404 })
    expect(await person.post(`${plans.path}/${crypto.randomUUID()}/end`, {})).toMatchObject({ code: 404 })
    const viewer = await bank.addDepositor('usual', { ...customer, registrationStatus: 'VIEW_ONLY' })
    const { uuid: account } = await readAccount(viewer)
    expect(await viewer.get(`/accounts/${account}/plans`)).toMatchObject({ code: 200 })
    const refused = await viewer.post(`/accounts/${account}/plans/${uuid}/end`, {}, idempotencyKey())
    expect(refused).toMatchObject({ code: 403 })
  })

  it('The plans of an account end when it closes', async () => {
    const { person } = await saver()
    const { uuid: linked_account_id } = await readLinkedAccount(person)
    await person.post('/close-my-account', { linked_account_id }, idempotencyKey())
    expect((await bank.auditLedger()).findings).toEqual([])
    const later = await logInAt(person, inDays(10))
    expect(await readSentDeposits(later)).toEqual([])
  })
})
