import { addDays, easternDate, easternInstant } from '@coffer/domain/calendar'
import { accrueDay, postInterest } from '@coffer/domain/interest'
import { expect, it } from 'vitest'
import { findAccount as depositAccountOf } from '../../src/banking/deposit-account.ts'
import { readAccount, openBankForFile, readTransactions, type Person } from './open-bank.ts'

const bank = await openBankForFile()

const readAccruedInterest = async (person: Person): Promise<bigint> =>
  bank.asTenant(async (tx) => (await depositAccountOf(tx, person.depositorId))?.accruedInterest ?? 0n)

function firstOfNextMonth(date: string): string {
  let day = addDays(date, 1)
  while (!day.endsWith('-01')) day = addDays(day, 1)
  return day
}

it('Interest accrues daily, is posted monthly rounded to the cent, and carries the remainder', async () => {
  const person = await bank.addDepositor('usual', { registrationLastStep: 'completed' })
  const { current_balance, apy } = { ...(await readAccount(person)), apy: '4.35' }
  const before = (await readTransactions(person)).length
  const today = easternDate(bank.context.clock.now())
  const first = firstOfNextMonth(today)
  const next = firstOfNextMonth(first)

  let accrued = await readAccruedInterest(person)
  for (let day = today; day < first; day = addDays(day, 1)) accrued += accrueDay(current_balance, apy)
  const thisMonth = postInterest(accrued)
  await bank.moveClock(easternInstant(first, 0))
  let later = await bank.logInAgain(person)
  expect((await readTransactions(later)).slice(0, 1)).toMatchObject([
    {
      direction: 'ServiceToPrimary',
      status: 'Settled',
      amount: thisMonth.cents,
      balance_after: current_balance + thisMonth.cents,
    },
  ])
  expect(await readAccruedInterest(later)).toBe(thisMonth.carried)

  let compounded = thisMonth.carried
  for (let day = first; day < next; day = addDays(day, 1))
    compounded += accrueDay(current_balance + thisMonth.cents, apy)
  await bank.moveClock(easternInstant(next, 0))
  later = await bank.logInAgain(person)
  const posted = await readTransactions(later)
  expect(posted[0]?.amount).toBe(postInterest(compounded).cents)
  expect(posted).toHaveLength(before + 2)
  expect((await bank.auditLedger()).findings).toEqual([])
}, 120_000)
