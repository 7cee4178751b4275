import { addDays, type CalendarDate, easternDate, easternInstant } from '@coffer/domain/calendar'
import { accrueDay, postInterest } from '@coffer/domain/interest'
import { afterAll, describe, expect, it } from 'vitest'
import { findAllAccounts } from '../../src/banking/deposit-account.ts'
import { returnByOperator } from '../../src/banking/returns.ts'
import { rateChanges } from '../../src/database/schema/rates.ts'
import { openTestDatabase } from '../engine/test-database.ts'
import {
  readAccount,
  idempotencyKey,
  readLinkedAccount,
  openBank,
  readTransactions,
  type Person,
  complete,
} from './open-bank.ts'

const { database, engine, runAsSuperuser } = await openTestDatabase()
afterAll(engine.close)
const bank = await openBank(database)

const before = '4.35'
const today = (): CalendarDate => easternDate(bank.context.clock.now())

const announce = (apy: string, effectiveOn: CalendarDate) =>
  bank.asTenant((tx) => tx.insert(rateChanges).values({ apy, effectiveOn, announcedOn: today() }))

async function readAccruedInterest({ depositorId }: Person): Promise<bigint> {
  const [account] = await bank.asTenant((tx) => findAllAccounts(tx, depositorId))
  return account?.accruedInterest ?? 0n
}

async function moveTo(person: Person, date: CalendarDate): Promise<Person> {
  await bank.moveClock(easternInstant(date, 0))
  return bank.logInAgain(person)
}

function firstOfNextMonth(date: CalendarDate): CalendarDate {
  let day = addDays(date, 1)
  while (!day.endsWith('-01')) day = addDays(day, 1)
  return day
}

/** The interest in billionths of a cent from `first` through the day before `end`. */
function earned(balance: number, first: CalendarDate, { end, apy }: { end: CalendarDate; apy: string }) {
  let sum = 0n
  for (let day = first; day < end; day = addDays(day, 1)) sum += accrueDay(balance, apy)
  return sum
}

describe('a change of rate', () => {
  it('A rate change applies from its effective date, even within a month, to accounts that are already open', async () => {
    const start = firstOfNextMonth(today())
    let person = await bank.addDepositor('usual', complete)
    person = await moveTo(person, start)
    const { current_balance: balance } = await readAccount(person)
    const change = addDays(start, 12)
    await announce('4.10', change)
    const end = firstOfNextMonth(start)
    const expected = postInterest(
      (await readAccruedInterest(person)) +
        earned(balance, start, { end: change, apy: before }) +
        earned(balance, change, { end, apy: '4.10' }),
    )
    person = await moveTo(person, end)
    expect((await readTransactions(person))[0]).toMatchObject({ amount: expected.cents })
    expect(await readAccruedInterest(person)).toBe(expected.carried)
    expect((await bank.auditLedger()).findings).toEqual([])
  })

  it('An account that opens on the effective date of a rate change starts with the new rate', async () => {
    const change = addDays(today(), 3)
    await announce('3.90', change)
    await bank.moveClock(easternInstant(change, 0))
    const person = await bank.addDepositor('empty', complete)
    const [account] = await bank.asTenant((tx) => findAllAccounts(tx, person.depositorId))
    expect(account?.apy).toBe('3.90')
    expect((await bank.auditLedger()).findings).toEqual([])
  })

  it('A rate change applies to the last day of an account, and to the days between a closing and its return', async () => {
    let person = await bank.addDepositor('usual', complete)
    const { uuid } = await readLinkedAccount(person)
    const [closing, change] = [addDays(today(), 5), addDays(today(), 8)]
    await announce('4.00', closing)
    await announce('3.50', change)
    person = await moveTo(person, closing)
    const paid = await readAccruedInterest(person)
    const { current_balance: balance } = await readAccount(person)
    const body = { linked_account_id: uuid, reason: 'moving' }
    expect(await person.post('/close-my-account', body, idempotencyKey())).toMatchObject({ code: 202 })
    const [withdrawal, interest] = await readTransactions(person)
    const last = postInterest(paid + accrueDay(balance, '4.00'))
    expect(interest).toMatchObject({ direction: 'ServiceToPrimary', amount: last.cents })

    await bank.moveClock(easternInstant(addDays(change, 4), 0))
    await bank.asTenant((tx) => returnByOperator(tx, withdrawal?.uuid ?? '', 'R02'))
    expect((await bank.auditLedger()).findings).toEqual([])
  })

  it('The audit finds a rate change that was not applied', async () => {
    let person = await bank.addDepositor('usual', complete)
    const change = addDays(today(), 2)
    person = await moveTo(person, addDays(change, 5))
    const [account] = await bank.asTenant((tx) => findAllAccounts(tx, person.depositorId))
    await runAsSuperuser(
      `insert into rate_changes (tenant, effective_on, announced_on, apy) values ('harbor', '${change}', '${change}', '1.00')`,
    )
    const { findings } = await bank.auditLedger()
    expect(findings.filter((finding) => finding.account === account?.id)).toContainEqual(
      expect.objectContaining({ kind: 'accrual-amount' }),
    )
  })
})
