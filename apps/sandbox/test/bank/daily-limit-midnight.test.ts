import { addDays, easternInstant, type CalendarDate } from '@coffer/domain/calendar'
import { expect, it } from 'vitest'
import { tenantSettings } from '../../src/database/schema/tenants.ts'
import { openTestDatabase } from '../engine/test-database.ts'
import { idempotencyKey, openBank, readLinkedAccount, type Bank, type Person } from './open-bank.ts'
import { customer } from './plans.ts'
import { scenarioStart } from './scenario-start.ts'

const hourMs = 3_600_000
/** The daily limit of deposits and that of withdrawals, in cents. */
const daily = 400_00

const midnight = (day: CalendarDate) => new Date(easternInstant(day, 0)).getTime()
const hoursIn = (day: CalendarDate) => (midnight(addDays(day, 1)) - midnight(day)) / hourMs

/** The first day in New York that has this many hours, at least two days after a bank for tests opens. */
function findDay(hours: number): CalendarDate {
  const first = addDays(scenarioStart().toISOString().slice(0, 10), 2)
  const found = Array.from({ length: 366 }, (_, days) => addDays(first, days)).find(
    (day) => hoursIn(day) === hours,
  )
  if (found === undefined) throw new Error(`No day has ${hours} hours.`)
  return found
}

/** Whether the person may move the whole limit of a day at an instant, once for each direction. */
async function moveAll(bank: Bank, { person, at }: { person: Person; at: number }) {
  await bank.context.clock.moveTo(new Date(at))
  const present = await bank.logInAgain(person)
  const { uuid: linked_account_id } = await readLinkedAccount(present)
  const codes: number[] = []
  for (const path of ['/deposit', '/withdraw'])
    codes.push((await present.post(path, { linked_account_id, amount: daily }, idempotencyKey())).code)
  return codes
}

it.each([24, 25, 23])(
  'The daily limits of deposits and withdrawals last from midnight to midnight in New York on a day of %d hours',
  async (hours) => {
    const day = findDay(hours)
    const next = addDays(day, 1)
    const minutes = 60_000
    const { database, engine } = await openTestDatabase()
    try {
      const bank = await openBank(database, { start: new Date(midnight(day) - 3 * hourMs) })
      await bank.asTenant((tx) =>
        tx.update(tenantSettings).set({ limits: { deposit_daily: daily, withdraw_daily: daily } }),
      )
      const person = await bank.addDepositor('active', customer)
      const passed = [202, 202]
      const refused = [422, 422]
      // In UTC, the evening before is the same day already.
      expect(await moveAll(bank, { person, at: midnight(day) - 10 * minutes })).toEqual(passed)
      expect(await moveAll(bank, { person, at: midnight(day) - 5 * minutes })).toEqual(refused)
      expect(await moveAll(bank, { person, at: midnight(day) })).toEqual(passed)
      expect(await moveAll(bank, { person, at: midnight(day) + 12 * hourMs })).toEqual(refused)
      expect(await moveAll(bank, { person, at: midnight(next) - 5 * minutes })).toEqual(refused)
      expect(await moveAll(bank, { person, at: midnight(next) })).toEqual(passed)
    } finally {
      await engine.close()
    }
  },
)
