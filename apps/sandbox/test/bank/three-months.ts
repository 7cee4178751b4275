import { addDays, easternDate, easternInstant } from '@coffer/domain/calendar'
import * as v from 'valibot'
import { returnByOperator } from '../../src/banking/returns.ts'
import { setLinkedAccountStatus } from '../../src/linking/linked-account.ts'
import {
  readAccount,
  idempotencyKey,
  readLinkedAccount,
  readTransactions,
  type Bank,
  type Person,
  complete,
} from './open-bank.ts'

type SimulatedAccount = { readonly accountId: string; readonly depositorId: string }

const monthsLater = (date: string, months: number, day: string): string => {
  let first = `${date.slice(0, 7)}-01`
  for (let month = 0; month < months; month += 1) first = `${addDays(first, 31).slice(0, 7)}-01`
  return `${first.slice(0, 7)}-${day}`
}

/**
 * Simulates three months, from the first of a month, of `count` equal depositors: a deposit, a withdrawal, interest, and
 * a deposit that is pending at the end. Eight other depositors have transfers that are voided, returned or scheduled, an
 * account overdrawn by a return, or accounts, empty or not, that are closed or reopened.
 */
export async function simulateThreeMonths(bank: Bank, count: number): Promise<SimulatedAccount[]> {
  const first = easternDate(bank.context.clock.now())
  const to = (months: number, day: string) =>
    bank.moveClock(easternInstant(monthsLater(first, months, day), 10 * 60 + 17))
  const send = async (known: Person, path: string, body: object = {}) => {
    const person = await bank.logInAgain(known)
    const { uuid: linked_account_id } = await readLinkedAccount(person)
    return person.post(path, { linked_account_id, ...body }, idempotencyKey())
  }
  const newest = async (known: Person) =>
    (await readTransactions(await bank.logInAgain(known)))[0]?.uuid ?? ''
  const returnTransfer = async (known: Person, id: string) => {
    await bank.asTenant((tx) => returnByOperator(tx, id, 'R01'))
    const linked = await readLinkedAccount(await bank.logInAgain(known))
    await bank.asTenant((tx) => setLinkedAccountStatus(tx, linked.uuid, 'ACTIVE'))
  }
  const voidNewest = async (known: Person) => {
    const id = await newest(known)
    return (await bank.logInAgain(known)).post(`/transactions/${id}/void`)
  }
  const open = (seed = 'empty') => bank.addDepositor(seed, complete)

  const people = await Promise.all(Array.from({ length: count }, () => open()))
  const accounts = await Promise.all(people.map(async (person) => (await readAccount(person)).uuid))
  const [voiding, returning, scheduling, closing, reopening, overdrawn, monthly, unused] = await Promise.all([
    open('usual'),
    open('usual'),
    open(),
    open('usual'),
    open('usual'),
    open(),
    open('active'),
    open(),
  ])
  for (const person of [...people, returning, overdrawn]) await send(person, '/deposit', { amount: 500_000 })
  await send(scheduling, '/deposit', {
    amount: 12_345,
    frequency: 'weekly',
    start_date: monthsLater(first, 0, '04'),
  })
  await send(closing, '/close-my-account')
  await send(reopening, '/close-my-account')
  await send(unused, '/close-my-account')
  await bank.runDueWork()
  await to(0, '10')
  for (const person of people) await send(person, '/withdraw', { amount: 20_000 })
  await send(voiding, '/withdraw', { amount: 7_000 })
  await voidNewest(voiding)
  await returnTransfer(returning, await newest(returning))
  await returnTransfer(reopening, await newest(reopening))
  await send(overdrawn, '/withdraw', { amount: 500_000 })
  await to(1, '12')
  await returnTransfer(
    overdrawn,
    (await readTransactions(await bank.logInAgain(overdrawn))).at(-1)?.uuid ?? '',
  )
  await send(monthly, '/close-my-account')
  await voidNewest(monthly)
  await to(2, '09')
  await send(reopening, '/close-my-account')
  await to(3, '09')
  for (const person of people) await send(person, '/deposit', { amount: 33_000 })
  await bank.runDueWork()
  return people.map((person, place) => ({
    accountId: v.parse(v.string(), accounts[place]),
    depositorId: person.depositorId,
  }))
}
