import {
  addBusinessDays,
  addDays,
  businessDayFrom,
  easternDate,
  easternInstant,
  type CalendarDate,
} from '@coffer/domain/calendar'
import { countPages, type TaggedText, readTaggedTexts, readTexts } from '@coffer/pdf-text/pdf-text'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { returnByOperator } from '../../src/banking/returns.ts'
import { users } from '../../src/database/schema/identity.ts'
import { findDepositor } from '../../src/onboarding/progress.ts'
import { statementPeriods } from '../../src/statements/periods.ts'
import {
  readAccount,
  everyTenant,
  openBankForFile,
  parseData,
  idempotencyKey,
  readLinkedAccount,
  readTransactions,
  type Person,
  complete,
} from '../bank/open-bank.ts'
import { addJointHolder } from '../bank/joint-holder.ts'
import { textAfter, cents } from './printed-values.ts'
import { averageDailyBalance, readLedger, sumCents } from './statement-ledger.ts'

const bank = await openBankForFile()
/** A bank that serves other tenants too. */
const shared = await openBankForFile({ tenants: everyTenant })

const listed = v.array(
  v.object({
    year: v.number(),
    month: v.number(),
    issued_at: v.string(),
    opening_balance: v.number(),
    closing_balance: v.number(),
  }),
)
type Listed = v.InferOutput<typeof listed>[number]

const readStatements = async (person: Person, path = '/statements') =>
  parseData(await person.get(path), listed)

async function download(person: Person, { year, month }: Pick<Listed, 'year' | 'month'>) {
  const answer = await person.get(`/statements/${year}/${month}`)
  const { download_url } = parseData(answer, v.object({ download_url: v.string() }))
  const { app } = person.tenant === 'harbor' ? bank : shared
  const response = await app.request(download_url)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  return new Uint8Array(await response.arrayBuffer())
}

const read = async (person: Person, month: Pick<Listed, 'year' | 'month'>) =>
  readTexts(await download(person, month))

/** Rows of the transactions table: date, description, amount and balance. */
function transactionRows(pieces: readonly TaggedText[]): string[][] {
  const after = pieces.slice(pieces.findIndex(({ text }) => text === 'Transactions') + 1)
  const until = after.findIndex(({ tag }) => tag === 'H2')
  const cells = after.slice(0, until).filter(({ tag }) => tag === 'TD')
  return Array.from({ length: cells.length / 4 }, (_, row) =>
    cells.slice(row * 4, row * 4 + 4).map(({ text }) => text),
  )
}

const readOpenedAt = async (person: Person): Promise<Date> => {
  const [account] = parseData(await person.get('/accounts'), v.array(v.object({ opened_at: v.string() })))
  return new Date(account?.opened_at ?? '')
}

const toFirstOfNextMonth = async (): Promise<void> => {
  let day = addDays(easternDate(bank.context.clock.now()), 1)
  while (!day.endsWith('-01')) day = addDays(day, 1)
  await bank.moveClock(easternInstant(day, 9 * 60))
}

describe('statements', () => {
  it('Statements exist for each month from the opening to the last full month, by year', async () => {
    const person = await bank.addDepositor('active', complete)
    const all = await readStatements(person)
    const opened = (await readTransactions(person)).length
    expect(opened).toBeGreaterThan(100)
    expect(all.length).toBeGreaterThanOrEqual(24)
    const years = parseData(await person.get('/statements/years'), v.array(v.number()))
    expect(years).toEqual([...new Set(all.map(({ year }) => year))])
    const [year] = years
    expect(await readStatements(person, `/statements/${year}`)).toEqual(
      all.filter((one) => one.year === year),
    )
    expect(await readStatements(person, '/statements/1999')).toEqual([])
  })

  it('A statement is issued on the first of the next month, and not before', async () => {
    const person = await bank.addDepositor('usual', complete)
    const before = await readStatements(person)
    const today = easternDate(bank.context.clock.now())
    const month = { year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) }
    expect(await person.get(`/statements/${month.year}/${month.month}`)).toMatchObject({ code: 404 })
    await toFirstOfNextMonth()
    const later = await bank.logInAgain(person)
    const [newest, ...rest] = await readStatements(later)
    expect(rest).toEqual(before)
    expect(newest).toMatchObject(month)
    expect(parseData(await later.get('/alerts'), v.array(v.object({ title: v.string() })))[0]?.title).toBe(
      'Your statement is ready',
    )
  })

  it.each(['0/0', '2026/13', '1999/1', '2026/x', 'x/1'])('GET /statements/%s answers 404', async (month) => {
    const person = await bank.addDepositor('usual', complete)
    expect(await person.get(`/statements/${month}`)).toMatchObject({ code: 404 })
  })

  it('GET /statements lists nothing without an account', async () => {
    const person = await bank.addDepositor('new', { registrationLastStep: 'basic', registrationStatus: null })
    expect(await readStatements(person)).toEqual([])
    expect(await person.get('/statements/years')).toMatchObject({ code: 200, data: [] })
  })

  it('Statements are readable by a view-only depositor', async () => {
    const person = await bank.addDepositor('usual', { ...complete, registrationStatus: 'VIEW_ONLY' })
    const [newest] = await readStatements(person)
    expect(countPages(await download(person, newest ?? { year: 0, month: 0 }))).toBe(1)
  })

  it('A statement cannot be fetched by a changed or expired URL', async () => {
    const person = await shared.addDepositor('usual', complete)
    const [newest] = await readStatements(person)
    const answer = await person.get(`/statements/${newest?.year}/${newest?.month}`)
    const { download_url } = parseData(answer, v.object({ download_url: v.string() }))
    expect(new URL(download_url).origin).toBe('http://harbor.localhost:4100')
    const [, month = ''] = /-(\d\d)\.en\.pdf/.exec(download_url) ?? []
    for (const changed of [
      download_url.replace(`-${month}.`, month === '01' ? '-02.' : '-01.'),
      download_url.replace('.en.pdf', '.es.pdf'),
      download_url.replace('harbor', 'juniper'),
    ]) {
      expect(changed).not.toBe(download_url)
      expect((await shared.app.request(changed)).status).toBe(404)
    }
    await shared.moveClock(new Date(shared.context.clock.now().getTime() + 16 * 60_000).toISOString())
    const ended = await shared.app.request(download_url, { headers: { 'accept-language': 'es-US' } })
    expect(ended.status).toBe(404)
    expect(await ended.text()).toContain('Este enlace ya no funciona')
  })
})

describe('a statement as a PDF', () => {
  it('A statement names the tenant, the holder, the masked account, the period, fees and how to reach support', async () => {
    const person = await bank.addDepositor('usual', complete)
    const [newest] = await readStatements(person)
    const texts = await read(person, newest ?? { year: 0, month: 0 })
    expect(texts).toEqual(
      expect.arrayContaining(['Harborlight Savings', 'Ana Diaz', 'High-Yield Savings', 'Page 1 of 1']),
    )
    expect(textAfter(texts, 'Account number')).toMatch(/^•••• \d{4}$/)
    expect(textAfter(texts, 'Fees')).toBe('None')
    expect(texts.join(' ')).toContain('(800) 555-0142')
    expect(texts.join(' ')).toContain('support@harborlight.example')
    expect(texts.join(' ')).not.toContain('Coffer')
  })

  it('A statement names both holders of a joint account from the month in which the second one joined', async () => {
    const first = await bank.addDepositor('usual', complete)
    const joint = await addJointHolder(bank, first)
    await toFirstOfNextMonth()
    for (const person of [await bank.logInAgain(first), await bank.logInAgain(joint)]) {
      const [newest, before] = await readStatements(person)
      const none = { year: 0, month: 0 }
      const texts = await read(person, newest ?? none)
      expect(texts.slice(texts.indexOf('Ana Diaz'))[1]).toBe('Bea Ruiz')
      const earlier = await read(person, before ?? none)
      expect(earlier).toContain('Ana Diaz')
      expect(earlier).not.toContain('Bea Ruiz')
    }
  })

  it('A statement does not name a joint holder who is not approved', async () => {
    const person = await bank.addDepositor('usual', complete)
    await addJointHolder(bank, person, { registrationStatus: 'IN_REVIEW' })
    await toFirstOfNextMonth()
    const later = await bank.logInAgain(person)
    const [newest] = await readStatements(later)
    expect(await read(later, newest ?? { year: 0, month: 0 })).not.toContain('Bea Ruiz')
  })

  it('A statement is in the depositor’s language', async () => {
    const person = await shared.addDepositor('usual', complete, 'solstice')
    const [newest] = await readStatements(person)
    const texts = await read(person, newest ?? { year: 0, month: 0 })
    expect(texts).toEqual(
      expect.arrayContaining([
        'Solstice Direct Savings Bank of the American Southwest',
        'Saldo inicial',
        'Rendimiento porcentual anual obtenido',
        'Página 1 de 1',
      ]),
    )
    expect(texts.join(' ')).toContain('Intereses')
  })

  it('A statement is in the language of the holder who opens it', async () => {
    const first = await bank.addDepositor('usual', complete)
    const joint = await addJointHolder(bank, first)
    await bank.asTenant(async (tx) => {
      const { userId } = await findDepositor(tx, joint.depositorId)
      await tx
        .update(users)
        .set({ locale: 'es-US' })
        .where(eq(users.userId, userId ?? ''))
    })
    const [month] = await readStatements(first)
    const opening = (texts: readonly string[]) =>
      texts.filter((text) => ['Opening balance', 'Saldo inicial'].includes(text))
    for (const [person, expected] of [
      [first, 'Opening balance'],
      [joint, 'Saldo inicial'],
    ] as const)
      expect(new Set(opening(await read(person, month ?? { year: 0, month: 0 })))).toEqual(
        new Set([expected]),
      )
  })

  it('A statement prints a name as typed, and in Latin letters what its tenant names no script for', async () => {
    const person = await bank.addDepositor('usual', {
      ...complete,
      firstName: 'Łukasz',
      lastName: 'Nuñez-Dvořák 李',
    })
    const [newest] = await readStatements(person)
    expect(await read(person, newest ?? { year: 0, month: 0 })).toContain('Łukasz Nuñez-Dvořák Li')
  })

  it('A statement has as many pages as needed, each with its footer', async () => {
    const person = await bank.addDepositor('big', complete)
    const [, month = { year: 0, month: 0 }] = await readStatements(person)
    const content = await download(person, month)
    expect(countPages(content)).toBeGreaterThan(3)
    expect(readTexts(content)).toContain(`Page ${countPages(content)} of ${countPages(content)}`)
  })
})

type Action =
  | { kind: 'deposit' | 'withdraw'; cents: number }
  | { kind: 'return'; which: number }
  | { kind: 'wait'; days: number }

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('deposit', 'withdraw'),
    cents: fc.integer({ min: 100, max: 300_000 }),
  }),
  fc.record({ kind: fc.constant('return'), which: fc.nat(20) }),
  fc.record({ kind: fc.constant('wait'), days: fc.constantFrom(1, 3, 9, 20, 33) }),
)

async function perform(first: Person, actions: readonly Action[]): Promise<Person> {
  let person = first
  const { uuid: linked_account_id } = await readLinkedAccount(person)
  for (const one of actions) {
    if (one.kind === 'wait') {
      await bank.moveClock(new Date(bank.context.clock.now().getTime() + one.days * 86_400_000).toISOString())
    } else if (one.kind === 'return') {
      const moved = (await readTransactions(person)).filter(({ status }) => status === 'Settled')
      const uuid = moved[one.which % Math.max(1, moved.length)]?.uuid ?? ''
      // A transfer that cannot be returned is refused, which does not end the scenario.
      await bank.asTenant((tx) => returnByOperator(tx, uuid, 'R01')).catch(() => {})
    } else {
      await person.post(`/${one.kind}`, { linked_account_id, amount: one.cents }, idempotencyKey())
    }
    await bank.runDueWork()
    person = await bank.logInAgain(person)
  }
  await toFirstOfNextMonth()
  return bank.logInAgain(person)
}

/** The next last day of a month that is a business day and is followed by one. */
function lastBusinessDayBeforeSettlement(today: CalendarDate): CalendarDate {
  let day = addDays(today, 1)
  while (
    !addDays(day, 1).endsWith('-01') ||
    businessDayFrom(day) !== day ||
    addBusinessDays(day, 1) !== addDays(day, 1)
  )
    day = addDays(day, 1)
  return day
}

describe('the figures of a statement', () => {
  it('The figures of statements match the ledger, and each opens with the closing balance of the one before', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 12 }), async (actions) => {
        const person = await perform(await bank.addDepositor('usual', complete), actions)
        const ledger = await readLedger(bank, person)
        const issued = (await readStatements(person)).toReversed()
        const openedAt = await readOpenedAt(person)
        const periods = statementPeriods({ openedAt, closedAt: null }, bank.context.clock.now())
        let balance = 0
        for (const statement of issued) {
          const period = periods.find(
            ({ year, month }) => year === statement.year && month === statement.month,
          )
          if (!period) throw new Error('a statement of no period')
          const moved = ledger.filter(({ at }) => at > period.after && at <= period.until)
          const closing = balance + sumCents(moved)
          expect(statement).toMatchObject({ opening_balance: balance, closing_balance: closing })

          const pieces = readTaggedTexts(await download(person, statement))
          const texts = pieces.map(({ text }) => text)
          expect(cents(textAfter(texts, 'Opening balance'))).toBe(balance)
          expect(cents(textAfter(texts, 'Closing balance'))).toBe(closing)
          const interest = sumCents(moved.filter(({ isInterest }) => isInterest))
          expect(cents(textAfter(texts, 'Interest paid this period'))).toBe(interest)
          const paid = cents(textAfter(texts, 'Deposits and other credits'))
          const out = cents(textAfter(texts, 'Withdrawals and other debits'))
          expect(balance + paid + interest + out).toBe(closing)

          const rows = transactionRows(pieces)
          const inOrder = (amounts: number[]): number[] => amounts.toSorted((one, other) => one - other)
          const amounts = rows.map(([, , amount = '']) => cents(amount))
          expect(inOrder(amounts)).toEqual(inOrder(moved.map((one) => one.cents)))
          for (const [place, [, , , shown = '']] of rows.entries()) {
            const until = amounts.slice(0, place + 1).reduce((sum, amount) => sum + amount, balance)
            expect(cents(shown)).toBe(until)
          }

          const average = averageDailyBalance(period, ledger)
          expect(cents(textAfter(texts, 'Average daily balance'))).toBe(Math.round(average))
          const earned = average > 0 ? 100 * ((1 + interest / average) ** (365 / period.days) - 1) : 0
          expect(textAfter(texts, 'Annual percentage yield earned')).toBe(`${earned.toFixed(2)}%`)
          balance = closing
        }
        expect(issued.length).toBeGreaterThan(4)
        // The last statement ends at midnight; a transfer that settles on the morning of the first belongs to the next one.
        const lastMidnight = easternInstant(easternDate(bank.context.clock.now()), 0)
        expect(periods.at(-1)?.until.toISOString()).toBe(new Date(lastMidnight).toISOString())
        expect(balance).toBe(sumCents(ledger.filter(({ at }) => at <= new Date(lastMidnight))))
      }),
      { numRuns: 5, endOnFailure: true },
    )
  }, 600_000)

  it('A deposit that settles on the first of a month is not in the statement of the month before', async () => {
    const first = await bank.addDepositor('usual', complete)
    const lastDay = lastBusinessDayBeforeSettlement(easternDate(bank.context.clock.now()))
    await bank.moveClock(easternInstant(lastDay, 9 * 60))
    const payer = await bank.logInAgain(first)
    const { uuid: linked_account_id } = await readLinkedAccount(payer)
    expect(
      await payer.post('/deposit', { linked_account_id, amount: 129_067 }, idempotencyKey()),
    ).toMatchObject({
      code: 202,
    })
    await toFirstOfNextMonth()
    const person = await bank.logInAgain(payer)
    expect(await readTransactions(person)).toContainEqual(
      expect.objectContaining({ amount: 129_067, status: 'Settled' }),
    )
    const [ended] = await readStatements(person)
    expect(ended).toMatchObject({ month: Number(lastDay.slice(5, 7)) })
    const { current_balance } = await readAccount(person)
    expect(ended?.closing_balance).toBe(current_balance - 129_067)
  })

  it('A statement shows the published yield for an unchanged balance', async () => {
    const person = await bank.addDepositor('usual', complete)
    await toFirstOfNextMonth()
    await toFirstOfNextMonth()
    const later = await bank.logInAgain(person)
    const [newest] = await readStatements(later)
    const texts = await read(later, newest ?? { year: 0, month: 0 })
    expect(Number(textAfter(texts, 'Annual percentage yield earned').replace('%', ''))).toBeCloseTo(4.35, 1)
  })
})
