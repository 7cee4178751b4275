import { easternDate, easternInstant } from '@coffer/domain/calendar'
import { readTexts } from '@coffer/pdf-text/pdf-text'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import {
  complete,
  everyTenant,
  openBankForFile,
  parseData,
  readTransactions,
  type Person,
} from '../bank/open-bank.ts'
import { yearEndStart } from '../bank/scenario-start.ts'
import { textAfter, cents } from './printed-values.ts'

const bank = await openBankForFile({ start: yearEndStart(), tenants: everyTenant })

const taxpayer = { ...complete, ssnLastFour: '4321' }
const taxDocument = v.object({
  uuid: v.pipe(v.string(), v.uuid()),
  tax_year: v.number(),
  form: v.literal('1099-INT'),
  issued_at: v.pipe(v.string(), v.isoTimestamp()),
  download_url: v.string(),
})

const readTaxDocuments = async (person: Person) =>
  parseData(await person.get('/tax-documents'), v.array(taxDocument))

/** Interest of a year in cents, by the effective day of each transaction. */
const sumInterest = async (person: Person, year: number): Promise<number> => {
  const transactionList = v.array(
    v.object({ direction: v.string(), amount: v.number(), effective_on: v.string() }),
  )
  return parseData(await person.get('/transactions'), transactionList)
    .filter(({ direction }) => direction === 'ServiceToPrimary')
    .filter((one) => one.effective_on.startsWith(String(year)))
    .reduce((sum, { amount }) => sum + amount, 0)
}

const read = async ({ download_url }: { download_url: string }) => {
  const response = await bank.app.request(download_url)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  return readTexts(new Uint8Array(await response.arrayBuffer()))
}

const thisYear = () => Number(easternDate(bank.context.clock.now()).slice(0, 4))

describe('tax documents', () => {
  it('A tax document exists for each past year with interest of 10.00 or more, exact to the cent', async () => {
    const person = await bank.addDepositor('active', taxpayer)
    const documents = await readTaxDocuments(person)
    expect(documents.length).toBeGreaterThan(0)
    expect(documents.map(({ tax_year }) => tax_year)).not.toContain(thisYear())
    for (const one of documents) {
      const texts = await read(one)
      const printed = cents(textAfter(texts, 'Box 1. Interest income'))
      expect(printed).toBe(await sumInterest(person, one.tax_year))
      expect(printed).toBeGreaterThanOrEqual(1_000)
      expect(texts).toEqual(expect.arrayContaining(['Harborlight Savings', 'Ana Diaz', '•••-••-4321']))
    }
    expect(await readTaxDocuments(person)).toMatchObject(documents.map(({ uuid }) => ({ uuid })))
  })

  it('A tax document is issued at the end of January with an alert, also to view-only depositors', async () => {
    const person = await bank.addDepositor('usual', { ...complete, registrationStatus: 'VIEW_ONLY' })
    const none = await bank.addDepositor('empty', taxpayer)
    const year = thisYear()
    await bank.moveClock(easternInstant(`${year + 1}-01-30`, 23 * 60))
    // The account may have a document for interest of the year before.
    const before = await readTaxDocuments(await bank.logInAgain(person))
    expect(before.map(({ tax_year }) => tax_year)).not.toContain(year)
    await bank.moveClock(easternInstant(`${year + 1}-01-31`, 1))
    const later = await bank.logInAgain(person)
    const [newest, ...rest] = await readTaxDocuments(later)
    expect(newest).toMatchObject({ tax_year: year })
    expect(rest.map(({ tax_year }) => tax_year)).toEqual(before.map(({ tax_year }) => tax_year))
    const alerts = v.array(v.object({ title: v.string() }))
    expect(parseData(await later.get('/alerts'), alerts)[0]).toEqual({ title: 'Your tax document is ready' })
    expect(await sumInterest(later, year)).toBeGreaterThan(1_000)

    const without = await bank.logInAgain(none)
    expect(await readTaxDocuments(without)).toEqual([])
    expect((await readTransactions(without)).length).toBe(0)
  })

  it('A tax document is in the depositor’s language, and inaccessible at another tenant', async () => {
    const person = await bank.addDepositor('active', taxpayer, 'solstice')
    const [newest] = await readTaxDocuments(person)
    const texts = await read(newest ?? { download_url: '' })
    expect(texts).toContain('Casilla 1. Ingresos por intereses')
    const elsewhere = (newest?.download_url ?? '').replace('solstice', 'harbor')
    expect((await bank.app.request(elsewhere)).status).toBe(404)
  })
})
