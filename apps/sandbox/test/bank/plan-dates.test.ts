import { addDays, businessDayFrom } from '@coffer/domain/calendar'
import { describe, expect, it } from 'vitest'
import { setLinkedAccountStatus } from '../../src/linking/linked-account.ts'
import { idempotencyKey, readLinkedAccount, openBankForFile, readTransactions } from './open-bank.ts'
import { upcomingDates, readOnlyPlan, planFixtures, plansApi, readSentDeposits } from './plans.ts'

const bank = await openBankForFile()
const { inDays, saver, logInAt, moveClockTo } = planFixtures(bank)

describe('a skipped date', () => {
  it('A plan can skip at most twelve upcoming dates, and the error suggests a pause', async () => {
    const { plans, uuid, nth } = await saver()
    const skip = (week: number) => plans.act(uuid, 'skip', { date: nth(week) })
    for (let week = 0; week < 12; week += 1) expect(await skip(week)).toMatchObject({ code: 200 })
    expect(await skip(12)).toMatchObject({
      code: 422,
      errors: { date: ['You can skip 12 deposits ahead. Pause the plan to skip more.'] },
    })
    expect(await skip(0)).toMatchObject({ code: 200 })
    await plans.act(uuid, 'restore', { date: nth(3) })
    expect(await skip(12)).toMatchObject({ code: 200 })
    expect(await skip(13)).toMatchObject({ code: 422 })
  })

  it('A skipped date sends nothing, and the plan continues with the next date', async () => {
    const { person, plans, uuid, start, nth } = await saver()
    expect(await plans.act(uuid, 'skip', { date: start })).toMatchObject({ code: 200 })
    expect(await plans.act(uuid, 'skip', { date: nth(2) })).toMatchObject({ code: 200 })
    expect(upcomingDates(await readOnlyPlan(person)).slice(0, 4)).toEqual([
      `(${start})`,
      nth(1),
      `(${nth(2)})`,
      nth(3),
    ])
    const later = await logInAt(person, businessDayFrom(nth(3)))
    expect((await readSentDeposits(later)).map(({ asked_for }) => asked_for)).toEqual([nth(3), nth(1)])
    expect((await readOnlyPlan(later)).runs.map(({ date, outcome }) => [date, outcome])).toEqual([
      [nth(3), 'under_way'],
      [nth(2), 'skipped'],
      [nth(1), 'completed'],
      [start, 'skipped'],
    ])
    expect((await bank.auditLedger()).findings).toEqual([])
  })

  it('A skipped date can be restored until its deposit is due', async () => {
    const { person, plans, uuid, start } = await saver()
    await plans.act(uuid, 'skip', { date: start })
    expect(await plans.act(uuid, 'restore', { date: start })).toMatchObject({ code: 200 })
    expect(upcomingDates(await readOnlyPlan(person))[0]).toBe(start)
    await plans.act(uuid, 'skip', { date: start })
    const later = await logInAt(person, businessDayFrom(start))
    const again = await plansApi(later)
    expect(await again.act(uuid, 'restore', { date: start })).toMatchObject({
      code: 409,
      errors: { date: [expect.any(String)] },
    })
    expect(await readSentDeposits(later)).toEqual([])
  })

  it('The last date of a plan and a date that it does not have cannot be skipped', async () => {
    const { plans, uuid, start } = await saver({ end_date: inDays(8) })
    expect(await plans.act(uuid, 'skip', { date: start })).toMatchObject({ code: 422 })
    expect(await plans.act(uuid, 'skip', { date: addDays(start, 1) })).toMatchObject({ code: 409 })
  })
})

describe('a moved date', () => {
  it('A moved date sends its deposit on the new day, and the other dates stay the same', async () => {
    const { person, plans, uuid, start, nth } = await saver()
    const to = addDays(start, 2)
    expect(await plans.act(uuid, 'move', { date: start, to })).toMatchObject({ code: 200 })
    const { upcoming } = await readOnlyPlan(person)
    expect(upcoming[0]).toMatchObject({ date: start, movedTo: to, scheduledFor: businessDayFrom(to) })
    expect(upcomingDates(await readOnlyPlan(person)).slice(1, 3)).toEqual([nth(1), nth(2)])
    expect(await readTransactions(person)).toMatchObject([
      { asked_for: to, scheduled_for: businessDayFrom(to) },
    ])
    const before = await logInAt(person, start)
    expect(await readSentDeposits(before)).toEqual([])
    const later = await logInAt(before, businessDayFrom(nth(1)))
    expect((await readSentDeposits(later)).map(({ asked_for }) => asked_for)).toEqual([nth(1), to])
    expect((await readOnlyPlan(later)).runs.map(({ date }) => date)).toEqual([nth(1), to])
    expect((await bank.auditLedger()).findings).toEqual([])
  })

  it('A date can be moved only between its neighbors, and can be moved back to its original day', async () => {
    const { person, plans, uuid, start, nth } = await saver()
    const range = (await readOnlyPlan(person)).upcoming[1]
    expect(range).toMatchObject({ movableFrom: addDays(start, 1) })
    for (const to of [start, addDays(nth(1), 7)])
      expect(await plans.act(uuid, 'move', { date: nth(1), to })).toMatchObject({
        code: 422,
        errors: { to: [expect.any(String)] },
      })
    expect(await plans.act(uuid, 'move', { date: start, to: inDays(1) })).toMatchObject({ code: 200 })
    expect((await bank.auditLedger()).findings).toEqual([])
    expect(await plans.act(uuid, 'move', { date: start, to: start })).toMatchObject({ code: 200 })
    expect((await readOnlyPlan(person)).upcoming[0]).toMatchObject({ date: start, movedTo: null })
  })

  it('A moved date keeps its amount and skip, which refer to its original date', async () => {
    const { person, plans, uuid, start } = await saver()
    await plans.act(uuid, 'move', { date: start, to: addDays(start, 2) })
    await plans.act(uuid, 'amounts', { date: start, amount: 2_000, scope: 'one' })
    await plans.act(uuid, 'skip', { date: start })
    const skipped = { date: start, movedTo: addDays(start, 2), amount: 2_000, isSkipped: true }
    expect((await readOnlyPlan(person)).upcoming[0]).toMatchObject(skipped)
    const later = await logInAt(person, addDays(start, 4))
    expect((await readOnlyPlan(later)).runs).toMatchObject([{ date: addDays(start, 2), outcome: 'skipped' }])
    expect(await readSentDeposits(later)).toEqual([])
  })

  it('A moved date stays moved when an edit keeps the dates, and is reset when the plan restarts', async () => {
    const { person, plans, uuid, start } = await saver()
    const to = addDays(start, 2)
    await plans.act(uuid, 'move', { date: start, to })
    expect(await plans.change(uuid, { amount: 7_000 })).toMatchObject({ code: 200 })
    expect((await readOnlyPlan(person)).upcoming[0]).toMatchObject({ movedTo: to, amount: 7_000 })
    const [deposit] = await readTransactions(person)
    const edit = { amount: 8_000, frequency: 'weekly', start_date: to }
    expect(await person.patch(`/deposit/${deposit?.uuid}`, edit, idempotencyKey())).toMatchObject({
      code: 202,
    })
    expect((await readOnlyPlan(person)).upcoming[0]).toMatchObject({
      date: start,
      movedTo: to,
      amount: 8_000,
    })
    expect(await plans.change(uuid, { start_date: start })).toMatchObject({ code: 200 })
    expect((await readOnlyPlan(person)).upcoming[0]).toMatchObject({ date: start, movedTo: null })
  })
})

describe('a change at the time a deposit is due', () => {
  it.each(['skip', 'move', 'pause', 'end'] as const)(
    'The action %s stops a deposit one minute before it is due, but no longer at the moment it is due',
    async (name) => {
      const early = await changeBeforeDueWork(name, 8 * 60 + 29)
      expect(early).toEqual({ code: 200, sent: 0 })
      const isOfOneDate = name === 'skip' || name === 'move'
      expect(await changeBeforeDueWork(name, 8 * 60 + 30)).toEqual({ code: isOfOneDate ? 409 : 200, sent: 1 })
    },
  )

  /** Sends the change at a time of day, in minutes, before the due work of the deposit runs; then runs it. */
  async function changeBeforeDueWork(name: 'skip' | 'move' | 'pause' | 'end', minutes: number) {
    const { person, uuid, start } = await saver()
    await moveClockTo(start, minutes)
    const body = {
      skip: { date: start },
      move: { date: start, to: addDays(start, 2) },
      pause: { until: addDays(start, 10) },
      end: {},
    }[name]
    const { code } = await (await plansApi(await bank.logInAgain(person))).act(uuid, name, body)
    const later = await logInAt(person, start)
    const sent = (await readSentDeposits(later)).length
    expect((await bank.auditLedger()).findings).toEqual([])
    return { code, sent }
  }

  it('A skip and a pause that race with a due deposit have one outcome: the deposit is sent once', async () => {
    const { person, uuid, start } = await saver()
    await moveClockTo(start, 8 * 60 + 30)
    const plans = await plansApi(await bank.logInAgain(person))
    const [answer, other] = await Promise.all([
      plans.act(uuid, 'skip', { date: start }),
      plans.act(uuid, 'pause', { until: addDays(start, 30) }),
      bank.runDueWork(),
    ])
    expect([answer.code, other.code]).toEqual([409, 200])
    const later = await logInAt(person, start)
    expect(await readSentDeposits(later)).toHaveLength(1)
    expect((await readOnlyPlan(later)).upcoming[0]?.date).toBe(addDays(start, 35))
  })
})

describe('a date that could not be sent', () => {
  it('A date that could not be sent is listed with the reason, and the plan continues', async () => {
    const { person, start, nth } = await saver()
    const { uuid } = await readLinkedAccount(person)
    await bank.asTenant((tx) => setLinkedAccountStatus(tx, uuid, 'LOCKED'))
    const later = await logInAt(person, businessDayFrom(start))
    expect(await readOnlyPlan(later)).toMatchObject({
      runs: [{ date: start, outcome: 'not_sent', reason: 'linked_account' }],
      upcoming: [{ date: nth(1) }, {}, {}, {}, {}, {}],
    })
    expect((await bank.auditLedger()).findings).toEqual([])
  })
})
