import { addDays, easternDate, easternInstant } from '@coffer/domain/calendar'
import { accrueDay, postInterest } from '@coffer/domain/interest'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findAccount as depositAccountOf } from '../../src/banking/deposit-account.ts'
import { endDay, endOfDay, scheduleNextEndOfDay } from '../../src/banking/end-of-day.ts'
import { settle, settleTransfer } from '../../src/banking/transfer-life.ts'
import { findJobs, unpark } from '../../src/due-work/parked-jobs.ts'
import {
  readAccount,
  openBankForFile,
  idempotencyKey,
  readLinkedAccount,
  readTransactions,
  type Person,
  complete,
} from './open-bank.ts'

const bank = await openBankForFile({ logLevel: 'silent' })
/** The ids of transfers that cannot settle, and the dates of days that cannot end. */
const broken = new Set<string>()

beforeAll(async () => {
  bank.context.work.register(settleTransfer, (tx, { transferId }) =>
    broken.has(transferId) ? Promise.reject(new Error('it cannot settle')) : settle(tx, transferId),
  )
  bank.context.work.register(
    endOfDay,
    async (tx, payload) => {
      if (broken.has(payload.date)) throw new Error('the day cannot end')
      return endDay(tx, payload)
    },
    scheduleNextEndOfDay,
  )
}, 60_000)
beforeEach(() => broken.clear())

const parked = () => bank.asTenant((tx) => findJobs(tx, 'parked'))
async function runParkedAgain(): Promise<void> {
  for (const { jobId } of await parked()) await bank.asTenant((tx) => unpark(tx, jobId))
  await bank.runDueWork()
}

const readAccruedInterest = (person: Person): Promise<bigint> =>
  bank.asTenant(async (tx) => (await depositAccountOf(tx, person.depositorId))?.accruedInterest ?? 0n)

function lastOfMonth(date: string): string {
  let day = date
  while (!addDays(day, 1).endsWith('-01')) day = addDays(day, 1)
  return day
}

const today = () => easternDate(bank.context.clock.now())

describe('a day that cannot end', () => {
  it('A day that cannot end is parked, and the next day posts its interest as of the missed day', async () => {
    const person = await bank.addDepositor('usual', complete)
    const { current_balance } = await readAccount(person)
    const last = lastOfMonth(today())
    let accrued = await readAccruedInterest(person)
    for (let day = today(); day <= last; day = addDays(day, 1)) accrued += accrueDay(current_balance, '4.35')
    const month = postInterest(accrued)
    const nextDay = accrueDay(current_balance + month.cents, '4.35')

    broken.add(last)
    await bank.moveClock(easternInstant(addDays(last, 2), 60))
    expect(await parked()).toMatchObject([{ kind: 'end-of-day', payload: { date: last }, attempts: 5 }])
    const later = await bank.logInAgain(person)
    const [interest] = await readTransactions(later)
    expect(interest).toMatchObject({ direction: 'ServiceToPrimary', amount: month.cents })
    expect(interest?.date_created).toBe(new Date(easternInstant(addDays(last, 1), 0)).toISOString())
    expect(await readAccruedInterest(later)).toBe(month.carried + nextDay)

    const emailsBefore = await bank.emailSubjectsTo(later)
    broken.clear()
    await runParkedAgain()
    expect(await parked()).toEqual([])
    expect(await readAccruedInterest(later)).toBe(month.carried + nextDay)
    const emailed = (await bank.emailSubjectsTo(later)).slice(emailsBefore.length)
    expect(emailed.toSorted()).toEqual([
      expect.stringMatching(/^Your savings in /),
      'Your statement is ready',
    ])
    expect((await bank.auditLedger()).findings).toEqual([])
  })
})

describe('a transfer that cannot settle', () => {
  it('A transfer that cannot settle is parked, blocks its account only, and loses no interest when run again', async () => {
    const sound = await bank.addDepositor('empty', complete)
    const failing = await bank.addDepositor('empty', complete)
    const depositBy = async (known: Person, amount: number) => {
      const person = await bank.logInAgain(known)
      const { uuid: linked_account_id } = await readLinkedAccount(person)
      await person.post('/deposit', { linked_account_id, amount }, idempotencyKey())
    }
    for (const person of [sound, failing]) await depositBy(person, 900_000)
    await bank.runDueWork()
    const [first] = await readTransactions(await bank.logInAgain(failing))
    broken.add(first?.uuid ?? '')
    await bank.moveClock(easternInstant(addDays(today(), 5), 10 * 60))
    for (const person of [sound, failing]) await depositBy(person, 70_000)
    await bank.moveClock(easternInstant(addDays(lastOfMonth(addDays(today(), 20)), 3), 10 * 60))

    expect(await parked()).toMatchObject([{ kind: 'settle-transfer', attempts: 5 }])
    expect(await readAccount(await bank.logInAgain(failing))).toMatchObject({ current_balance: 0 })
    const expected = await readAccount(await bank.logInAgain(sound))
    expect(expected.current_balance).toBeGreaterThan(970_000)

    broken.clear()
    await runParkedAgain()
    await bank.moveClock(easternInstant(addDays(today(), 1), 60))
    const { uuid: _, ...made } = await readAccount(await bank.logInAgain(failing))
    const { uuid: __, ...twin } = await readAccount(await bank.logInAgain(sound))
    expect(made).toEqual(twin)
    expect(await readAccruedInterest(failing)).toBe(await readAccruedInterest(sound))
    const readInterest = async (person: Person) =>
      (await readTransactions(await bank.logInAgain(person)))
        .filter(({ direction }) => direction === 'ServiceToPrimary')
        .map(({ amount, date_created }) => ({ amount, date_created }))
    expect(await readInterest(failing)).toEqual(await readInterest(sound))
    expect((await bank.auditLedger()).findings).toEqual([])
  })
})
