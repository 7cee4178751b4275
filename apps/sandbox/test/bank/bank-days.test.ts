import { transactionSchema } from '@coffer/api-client/transactions/schema'
import {
  addDays,
  type CalendarDate,
  easternDate,
  easternInstant,
  isBusinessDay,
  submissionDate,
  utcDate,
} from '@coffer/domain/calendar'
import { byNewestDate } from '@coffer/domain/transaction-dates'
import { datesOfNow } from '@coffer/domain/transfers'
import { formatsFor } from '@coffer/i18n/language-formats'
import { readTexts } from '@coffer/pdf-text/pdf-text'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import {
  parseData,
  idempotencyKey,
  readLinkedAccount,
  everyTenant,
  openBankForFile,
  type Person,
  complete,
} from './open-bank.ts'

/** Transactions as the application parses them, each with the bank day under which it is shown. */
const readTransactions = async (person: Person) =>
  parseData(await person.get('/transactions'), v.array(transactionSchema))

const readRawTransactions = async (person: Person) =>
  parseData(
    await person.get('/transactions'),
    v.array(v.looseObject({ amount: v.number(), effective_on: v.string() })),
  )

/** The last day of a month, at least a week after a date. */
function monthEndAfter(date: CalendarDate): CalendarDate {
  let day = addDays(date, 7)
  while (!addDays(day, 1).endsWith('-01')) day = addDays(day, 1)
  return day
}

const statementList = v.array(v.object({ issued_on: v.string(), year: v.number(), month: v.number() }))

describe.each([
  ['harbor', 'en', 'Interest'],
  ['solstice', 'es', 'Intereses'],
] as const)('a depositor of %s', async (tenant, language, interestName) => {
  const bank = await openBankForFile({ tenants: everyTenant })

  async function statementTexts(person: Person, year: number, month: number): Promise<readonly string[]> {
    const answer = await person.get(`/statements/${year}/${month}`)
    const { download_url } = parseData(answer, v.object({ download_url: v.string() }))
    return readTexts(new Uint8Array(await (await bank.app.request(download_url)).arrayBuffer()))
  }

  it('A transaction keeps one date from its review in the evening to the monthly statement', async () => {
    const lastDay = monthEndAfter(easternDate(bank.context.clock.now()))
    const evening = easternInstant(lastDay, 21 * 60 + 30)
    expect(utcDate(evening)).toBe(addDays(lastDay, 1))
    let person = await bank.addDepositor('usual', complete, tenant)
    const { uuid } = await readLinkedAccount(person)
    await bank.moveClock(evening)
    person = await bank.logInAgain(person)

    const { leaves } = datesOfNow(evening)
    const wanted = { linked_account_id: uuid, amount: 12_345 }
    expect(await person.post('/deposit', wanted, idempotencyKey())).toMatchObject({ code: 202 })
    const readDate = async (status: string) => {
      const found = (await readTransactions(person)).find(({ amount }) => amount === 12_345)
      expect(found?.status).toBe(status)
      return found?.effectiveOn
    }
    expect(await readDate('Initiated')).toBe(leaves)
    await bank.runDueWork()
    expect(await readDate('Pending')).toBe(leaves)

    // At midnight in New York the month's interest is credited and its statement is issued.
    await bank.moveClock(easternInstant(addDays(lastDay, 1), 30))
    person = await bank.logInAgain(person)
    const interest = (await readTransactions(person)).find(
      ({ direction }) => direction === 'ServiceToPrimary',
    )
    expect(interest).toMatchObject({ description: interestName, effectiveOn: lastDay, postedOn: lastDay })
    const [statement] = parseData(await person.get('/statements'), statementList)
    expect(statement?.issued_on).toBe(addDays(lastDay, 1))
    const texts = await statementTexts(person, Number(lastDay.slice(0, 4)), Number(lastDay.slice(5, 7)))
    const row = texts.lastIndexOf(interestName)
    expect(texts[row - 1]).toBe(formatsFor(language).date(lastDay))

    await bank.moveClock(easternInstant(leaves, 16 * 60 + 1))
    person = await bank.logInAgain(person)
    expect(await readDate('Submitted')).toBe(leaves)
  })

  it('transactionSchema derives the provider’s dates when the bank days are not reported', async () => {
    const person = await bank.addDepositor('active', complete, tenant)
    const raw = await readRawTransactions(person)
    expect(raw.length).toBeGreaterThan(100)
    for (const { effective_on, posted_on: _, available_on: __, ...instants } of raw)
      expect(v.parse(transactionSchema, instants).effectiveOn).toBe(effective_on)
    const read = await readTransactions(person)
    const dates = read.toSorted(byNewestDate).map(({ effectiveOn }) => effectiveOn)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('A scheduled deposit that has started is shown under the day on which it ran', async () => {
    let person = await bank.addDepositor('empty', complete, tenant)
    const { uuid } = await readLinkedAccount(person)
    let day = addDays(easternDate(bank.context.clock.now()), 10)
    while (!isBusinessDay(day)) day = addDays(day, 1)
    const wanted = { linked_account_id: uuid, amount: 20_000, frequency: 'once', start_date: day }
    await person.post('/deposit', wanted, idempotencyKey())
    expect(await readTransactions(person)).toMatchObject([{ status: 'Initiated', effectiveOn: day }])
    await bank.moveClock(easternInstant(day, 9 * 60))
    person = await bank.logInAgain(person)
    expect(await readTransactions(person)).toMatchObject([{ status: 'Pending', effectiveOn: day }])
    const leaves = submissionDate(bank.context.clock.now())
    expect(leaves).toBe(day)
  })
})
