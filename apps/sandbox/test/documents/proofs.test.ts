import { statementFileSchema, statementsSchema } from '@coffer/api-client/statements/schema'
import { verifiedProofSchema } from '@coffer/api-client/proofs/schema'
import { taxDocumentsSchema } from '@coffer/api-client/tax-documents/schema'
import { addDays, easternDate } from '@coffer/domain/calendar'
import { formatProofCode } from '@coffer/domain/proofs'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { returnByOperator } from '../../src/banking/returns.ts'
import { depositAccounts } from '../../src/database/schema/banking.ts'
import { addJointHolder } from '../bank/joint-holder.ts'
import {
  readAccount,
  parseData,
  idempotencyKey,
  readLinkedAccount,
  everyTenant,
  openBankForFile,
  readTransactions,
  type Person,
} from '../bank/open-bank.ts'
import { textAfter, cents } from './printed-values.ts'
import { draw, issue, readProofs, request, textsAt } from './proofs.ts'

const bank = await openBankForFile({ tenants: everyTenant })
const complete = { registrationLastStep: 'completed', extendedStatus: 'FUNDED' } as const

const today = () => easternDate(bank.context.clock.now())
const inDays = async (person: Person, days: number): Promise<Person> => {
  await bank.moveClock(new Date(bank.context.clock.now().getTime() + days * 86_400_000).toISOString())
  return bank.logInAgain(person)
}
async function move(person: Person, call: '/deposit' | '/withdraw', amount: number) {
  const { uuid: linked_account_id } = await readLinkedAccount(person)
  const answer = await person.post(call, { linked_account_id, amount }, idempotencyKey())
  expect(answer).toMatchObject({ code: 202 })
}

/** Verifies a code as a reader of the document, who is not logged in. */
const verify = async (code: string, tenant?: string) =>
  (await bank.newVisitor(tenant)).post('/proofs/verify', { code })
const verifyProof = async (code: string) => parseData(await verify(code), verifiedProofSchema)

/** A customer with years of transactions and statements. */
let veteran: Person
beforeAll(async () => {
  veteran = await bank.addDepositor('active', complete)
})

const readStatements = async (person: Person) => parseData(await person.get('/statements'), statementsSchema)

describe('a balance letter', () => {
  it('A balance letter states the balances of the moment, and says the same whenever it is drawn', async () => {
    const person = await bank.addDepositor('usual', complete)
    await move(person, '/withdraw', 12_345)
    await bank.runDueWork()
    const account = await readAccount(person)
    expect(account.available_balance).toBe(account.current_balance - 12_345)
    const issued = await issue(person, { kind: 'balance_letter' })
    expect(issued).toMatchObject({
      kind: 'balance_letter',
      periodFrom: null,
      issuedOn: today(),
      language: 'en',
    })
    const texts = await draw(bank, person, issued)
    expect(texts).toEqual(expect.arrayContaining(['Harborlight Savings', 'Ana Diaz', 'Balance letter']))
    expect(cents(textAfter(texts, 'Current balance'))).toBe(account.current_balance)
    expect(cents(textAfter(texts, 'Available balance'))).toBe(account.available_balance)
    expect(textAfter(texts, 'Account number')).toMatch(/^•••• \d{4}$/)
    expect(textAfter(texts, 'Verification code')).toBe(formatProofCode(issued.code))
    expect(texts.join(' ')).toContain('http://harbor.localhost:4100/verify-document')
    expect(texts).not.toContain('Closed')

    const year = Number(today().slice(0, 4))
    const summary = await issue(person, { kind: 'year_summary', year })
    const ofYear = await draw(bank, person, summary)
    await move(person, '/deposit', 70_001)
    const now = await inDays(person, 7)
    expect((await readAccount(now)).current_balance).not.toBe(account.current_balance)
    expect(await draw(bank, now, issued)).toEqual(texts)
    expect(await draw(bank, now, summary)).toEqual(ofYear)
    expect(await verifyProof(issued.code)).toMatchObject({ balance: account.current_balance })
  })

  it('A balance letter states one balance if all of it is available, and none that is pending', async () => {
    const person = await bank.addDepositor('usual', complete)
    await move(person, '/deposit', 50_000)
    await bank.runDueWork()
    const { current_balance, available_balance, pending_balance } = await readAccount(person)
    expect([available_balance, pending_balance]).toEqual([current_balance, 50_000])
    const texts = await draw(bank, person, await issue(person, { kind: 'balance_letter' }))
    expect(cents(textAfter(texts, 'Current balance'))).toBe(current_balance)
    expect(texts).not.toContain('Available balance')
  })

  it('A balance letter of a closed account states that it is closed, even after a return has reopened it', async () => {
    const person = await bank.addDepositor('usual', complete)
    const open = await issue(person, { kind: 'balance_letter' })
    const { uuid: linked_account_id } = await readLinkedAccount(person)
    await person.post('/close-my-account', { linked_account_id, reason: 'moving' }, idempotencyKey())
    await bank.runDueWork()
    const closing = await issue(person, { kind: 'balance_letter' })
    const former = await inDays(person, 8)
    const { account } = await readProofs(former)
    expect(account?.closedOn).not.toBeNull()
    const closed = await issue(former, { kind: 'balance_letter' })
    const texts = await draw(bank, former, closed)
    expect(texts).toEqual(expect.arrayContaining(['Closed', 'This account is closed.', '$0.00']))
    expect(await verifyProof(closed.code)).toMatchObject({ balance: 0, closedOn: account?.closedOn })
    for (const before of [open, closing])
      expect(await verifyProof(before.code)).toMatchObject({ closedOn: null })
    expect(await request(former, { kind: 'account_details' })).toMatchObject({
      code: 422,
      errors: { kind: [expect.any(String)] },
    })

    const [withdrawal] = (await readTransactions(former)).filter((one) => one.direction === 'PrimaryToLinked')
    await bank.moveClock(new Date(bank.context.clock.now().getTime() + 60_000).toISOString())
    await bank.asTenant((tx) => returnByOperator(tx, withdrawal?.uuid ?? '', 'R02'))
    const again = await bank.logInAgain(former)
    expect((await readProofs(again)).account).toMatchObject({ closedOn: null })
    expect(await draw(bank, again, closed)).toEqual(texts)
    const reopened = await issue(again, { kind: 'balance_letter' })
    expect(await verifyProof(reopened.code)).toMatchObject({ closedOn: null })
  })
})

describe('a statement for a period', () => {
  it('A statement for a calendar month has exactly the figures of that month’s statement', async () => {
    const person = await bank.logInAgain(veteran)
    const { openedOn = '' } = (await readProofs(person)).account ?? {}
    const [newest, ...others] = await readStatements(person)
    for (const month of [newest, others.at(3), others.at(-1)]) {
      if (month === undefined) throw new Error('no statement')
      const first = `${month.year}-${String(month.month).padStart(2, '0')}-01`
      const body = {
        kind: 'period_statement',
        period_from: first < openedOn ? openedOn : first,
        period_until: addDays(month.issuedOn, -1),
      } as const
      const issued = await issue(person, body)
      const file = parseData(
        await person.get(`/statements/${month.year}/${month.month}`),
        statementFileSchema,
      )
      const ofMonth = statementFigures(await textsAt(bank, file.downloadUrl))
      expect(ofMonth.length).toBeGreaterThan(20)
      expect(statementFigures(await draw(bank, person, issued))).toEqual(ofMonth)
      const verified = await verifyProof(issued.code)
      expect(verified.numberMasked).toMatch(/^•••• \d{4}$/)
      expect(verified).toMatchObject({
        kind: 'period_statement',
        issuedOn: today(),
        holders: ['Ana Diaz'],
        periodFrom: body.period_from,
        periodUntil: body.period_until,
        balance: month.closingBalance,
        closedOn: null,
      })
    }
  })

  it('A statement for a period can begin and end on any settled day, and continues the one before', async () => {
    const person = await bank.logInAgain(veteran)
    const end = addDays(today(), -1)
    // Interest is credited at the end of a month, so it belongs to the first of the two periods.
    const middle = addDays(`${addDays(end, -31).slice(0, 7)}-01`, -1)
    const first = {
      kind: 'period_statement',
      period_from: addDays(middle, -60),
      period_until: middle,
    } as const
    const second = { ...first, period_from: addDays(middle, 1), period_until: end }
    const closing = cents(textAfter(await draw(bank, person, await issue(person, first)), 'Closing balance'))
    const texts = await draw(bank, person, await issue(person, second))
    expect(cents(textAfter(texts, 'Opening balance'))).toBe(closing)
    const [opening, paidIn, interest, paidOut, closed] = [
      'Opening balance',
      'Deposits and other credits',
      'Interest paid this period',
      'Withdrawals and other debits',
      'Closing balance',
    ].map((label) => cents(textAfter(texts, label)))
    expect((opening ?? 0) + (paidIn ?? 0) + (interest ?? 0) + (paidOut ?? 0)).toBe(closed)
  })

  it('A statement for a period is refused by field if it is too early, too late, backwards, too long or incomplete', async () => {
    const person = await bank.logInAgain(veteran)
    const before = await readProofs(person)
    const { openedOn = '', settledUntil } = before.account ?? {}
    const yesterday = addDays(today(), -1)
    expect(settledUntil).toBe(yesterday)
    for (const [from, until, field] of [
      [addDays(openedOn, -1), yesterday, 'period_from'],
      [yesterday, today(), 'period_until'],
      [yesterday, addDays(yesterday, -1), 'period_until'],
      [addDays(yesterday, -2 * 366), yesterday, 'period_until'],
      [null, yesterday, 'period_from'],
      [yesterday, null, 'period_until'],
      ['2026-02-30', yesterday, 'period_from'],
    ] as const) {
      const body = { kind: 'period_statement', period_from: from, period_until: until } as const
      expect(await request(person, body), field).toMatchObject({
        code: 422,
        errors: { [field]: [expect.any(String)] },
      })
    }
    expect(await readProofs(person)).toEqual(before)
  })
})

describe('a year summary', () => {
  it('A year summary has the interest of the monthly statements and Form 1099-INT, and the year’s balances', async () => {
    const person = await bank.logInAgain(veteran)
    const [newest] = parseData(await person.get('/tax-documents'), taxDocumentsSchema)
    const { taxYear, downloadUrl } = newest ?? { taxYear: 0, downloadUrl: '' }
    const texts = await draw(bank, person, await issue(person, { kind: 'year_summary', year: taxYear }))
    const reported = cents(textAfter(await textsAt(bank, downloadUrl), 'Box 1. Interest income'))
    expect(cents(textAfter(texts, 'Interest earned'))).toBe(reported)
    const months = (await readStatements(person)).filter(({ year }) => year === taxYear).toReversed()
    const ofMonths: number[] = []
    for (const { year, month } of months) {
      const file = parseData(await person.get(`/statements/${year}/${month}`), statementFileSchema)
      ofMonths.push(cents(textAfter(await textsAt(bank, file.downloadUrl), 'Interest paid this period')))
    }
    expect(ofMonths.reduce((sum, one) => sum + one, 0)).toBe(reported)
    const table = texts.slice(texts.lastIndexOf('Interest by month'))
    const printed = table.filter((text) => /^\$[\d,.]+$/.test(text)).map(cents)
    expect(printed).toEqual(ofMonths)
    expect(cents(textAfter(texts, 'Opening balance'))).toBe(months[0]?.openingBalance)
    expect(cents(textAfter(texts, 'Closing balance'))).toBe(months.at(-1)?.closingBalance)
  })

  it('A summary of the current year ends yesterday, with the rate of that day', async () => {
    const person = await bank.logInAgain(veteran)
    const year = Number(today().slice(0, 4))
    const issued = await issue(person, { kind: 'year_summary', year })
    expect(issued.periodUntil).toBe(addDays(today(), -1))
    const texts = await draw(bank, person, issued)
    expect(texts.join(' ')).toMatch(/Annual percentage yield \(APY\) on .* 4\.35%/)
    for (const body of [{ year: year + 1 }, {}])
      expect(await request(person, { kind: 'year_summary', ...body })).toMatchObject({
        code: 422,
        errors: { year: [expect.any(String)] },
      })
  })
})

describe('account details', () => {
  it('Account details have the full numbers, which their code does not confirm', async () => {
    const person = await bank.addDepositor('usual', complete)
    const { uuid } = await readAccount(person)
    const { account_number } = parseData(
      await person.get(`/accounts/${uuid}/number`),
      v.object({ account_number: v.string() }),
    )
    const issued = await issue(person, { kind: 'account_details' })
    const texts = await draw(bank, person, issued)
    expect(textAfter(texts, 'Account number')).toBe(account_number)
    expect(textAfter(texts, 'Routing number (ABA)')).toBe('110000000')
    expect(textAfter(texts, 'Account type')).toBe('Savings')
    const answer = await verify(issued.code)
    expect(JSON.stringify(answer)).not.toContain(account_number)
    expect(parseData(answer, verifiedProofSchema)).toMatchObject({
      holders: ['Ana Diaz'],
      numberMasked: `•••• ${account_number.slice(-4)}`,
      balance: null,
    })
  })
})

describe('creating proofs', () => {
  it('A proof is created once for each idempotency key, and 20 times a day by each holder', async () => {
    const primary = await bank.addDepositor('usual', complete)
    const holder = await addJointHolder(bank, primary)
    const key = idempotencyKey()
    const both = await Promise.all([1, 2].map(() => issue(primary, { kind: 'balance_letter' }, key)))
    expect(both[0]?.uuid).toBe(both[1]?.uuid)
    for (let more = 1; more < 20; more += 1) await issue(primary, { kind: 'balance_letter' })
    expect(await readProofs(primary)).toMatchObject({ leftToday: 0 })
    expect(await request(primary, { kind: 'balance_letter' })).toMatchObject({
      code: 422,
      errors: { proofs: ['You can create 20 documents a day. Try again tomorrow.'] },
    })
    expect((await readProofs(holder)).leftToday).toBe(20)
    await issue(holder, { kind: 'balance_letter' })
    expect((await readProofs(primary)).proofs).toHaveLength(21)
    const tomorrow = await inDays(primary, 1)
    expect((await readProofs(tomorrow)).leftToday).toBe(20)
  })

  it('A proof can be created by both holders, even with view-only access, in the language of the page', async () => {
    const primary = await bank.addDepositor('usual', { ...complete, registrationStatus: 'VIEW_ONLY' })
    const holder = await addJointHolder(bank, primary)
    await bank.moveClock(new Date(bank.context.clock.now().getTime() + 60_000).toISOString())
    const spanish = { ...idempotencyKey(), 'Accept-Language': 'es' }
    const issued = await issue(holder, { kind: 'balance_letter' }, spanish)
    const texts = await draw(bank, primary, issued)
    expect(texts).toEqual(expect.arrayContaining(['Constancia de saldo', 'Titulares de la cuenta']))
    expect(textAfter(texts, 'Titulares de la cuenta')).toBe('Ana Diaz, Bea Ruiz')
    expect(await verifyProof(issued.code)).toMatchObject({ holders: ['Ana Diaz', 'Bea Ruiz'] })
    expect((await readProofs(primary)).proofs).toEqual([issued])
  })

  it('A proof is inaccessible to anyone else', async () => {
    const issued = await issue(await bank.addDepositor('usual', complete), { kind: 'balance_letter' })
    const other = await bank.addDepositor('usual', complete)
    expect(await other.get(`/proofs/${issued.uuid}`)).toMatchObject({ code: 404 })
    expect((await readProofs(other)).proofs).toEqual([])
    const applicant = await bank.addDepositor('new', {
      registrationLastStep: 'basic',
      registrationStatus: null,
    })
    expect(await request(applicant, { kind: 'balance_letter' })).toMatchObject({ code: 404 })
    expect(await readProofs(applicant)).toMatchObject({ account: null, proofs: [] })
  })

  it('A statement for a period cannot include a day that the end of day has not settled', async () => {
    const person = await bank.addDepositor('usual', complete)
    const yesterday = addDays(today(), -1)
    await bank.asTenant((tx) =>
      tx
        .update(depositAccounts)
        .set({ accruedThrough: addDays(yesterday, -1) })
        .where(eq(depositAccounts.depositorId, person.depositorId)),
    )
    expect((await readProofs(person)).account?.settledUntil).toBe(addDays(yesterday, -1))
    const period = { kind: 'period_statement', period_from: yesterday, period_until: yesterday } as const
    expect(await request(person, period)).toMatchObject({ code: 422 })
  })
})

describe('the code of a proof', () => {
  it('The code of a proof is read in any case, with spaces and dashes, and is unknown at another bank', async () => {
    const person = await bank.addDepositor('usual', complete)
    const { code } = await issue(person, { kind: 'balance_letter' })
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
    const typed = formatProofCode(code).toLowerCase().replaceAll(' ', ' - ').replaceAll('0', 'o')
    expect(await verifyProof(typed)).toMatchObject({ kind: 'balance_letter' })
    const unknown = await verify(code.slice(1) + (code.startsWith('2') ? '3' : '2'))
    expect(unknown).toMatchObject({ code: 404, errors: { code: [expect.any(String)] } })
    for (const answer of [await verify(code, 'juniper'), await verify('none'), await verify('')])
      expect(answer).toMatchObject({ code: 404, message: unknown.message, data: null })
  })
})

/** Figures of a statement, from its summary to its last transaction. */
const statementFigures = (texts: readonly string[]) =>
  texts.slice(texts.indexOf('Summary'), texts.indexOf('Questions or errors'))
