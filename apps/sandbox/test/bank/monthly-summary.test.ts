import { addDays, easternDate, easternInstant } from '@coffer/domain/calendar'
import { and, eq, inArray, like } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { findAllAccounts } from '../../src/banking/deposit-account.ts'
import { now } from '../../src/database/in-tenant.ts'
import { tenantSettings } from '../../src/database/schema/tenants.ts'
import { outbox } from '../../src/database/schema/outbox.ts'
import { ownBranding } from '../../src/tenants/branding.ts'
import { statementPeriods, interestYear } from '../../src/statements/periods.ts'
import { readStatement } from '../../src/statements/statement.ts'
import { goalsApi } from './goals.ts'
import { addJointHolder } from './joint-holder.ts'
import {
  idempotencyKey,
  readLinkedAccount,
  everyTenant,
  openBankForFile,
  type Person,
  complete,
} from './open-bank.ts'
import { plansApi } from './plans.ts'

const bank = await openBankForFile({ tenants: everyTenant })

async function toFirstOfNextMonth(): Promise<void> {
  let day = addDays(easternDate(bank.context.clock.now()), 1)
  while (!day.endsWith('-01')) day = addDays(day, 1)
  await bank.moveClock(easternInstant(day, 9 * 60))
}

/** The monthly summaries emailed to a depositor. */
const summariesTo = ({ email, tenant }: Pick<Person, 'email' | 'tenant'>) =>
  bank.asTenant(
    (tx) =>
      tx
        .select()
        .from(outbox)
        .where(and(eq(outbox.to, email), inArray(outbox.channel, ['email']), like(outbox.text, '%#token=%')))
        .orderBy(outbox.sentAt),
    tenant,
  )

/** The amount after a label in the plain text, in cents; 0 if the label is missing. */
function centsIn(text: string, label: string): number {
  const [, amount = '0'] = new RegExp(`^${label}: \\$([\\d,.]+)$`, 'm').exec(text) ?? []
  return Math.round(Number(amount.replaceAll(',', '')) * 100)
}

/** The statement of the last month, and the interest of its year according to all statements. */
const statementFor = (person: Person) =>
  bank.asTenant(async (tx) => {
    const [account] = await findAllAccounts(tx, person.depositorId)
    if (account === undefined) throw new Error('no account')
    const statements = []
    for (const period of statementPeriods(account, now(tx)))
      statements.push(await readStatement(tx, account, period))
    const last = statements.at(-1)
    if (last === undefined) throw new Error('no statement')
    const interestOfYear = statements
      .filter(({ period }) => interestYear(period.until) === interestYear(last.period.until))
      .reduce((sum, { interest }) => sum + interest, 0)
    return { ...last, interestOfYear }
  }, person.tenant)

let saver: Person
let spender: Person
let joint: Person
let quiet: Person
let empty: Person
let spanish: Person
let withoutSettings: Person

const documentsOff = { kind: 'documents', channel: 'email', is_on: false }

/** A depositor who changes a setting before their tenant turns notification settings off. */
async function addWithoutSettings(): Promise<Person> {
  const person = await bank.addDepositor('usual', complete, 'juniper')
  await person.patch('/notification-settings', documentsOff)
  const branding: unknown = Object.assign({}, ownBranding(bank.context.tenants, 'juniper'), {
    capabilities: ['goals'],
  })
  await bank.asTenant((tx) => tx.update(tenantSettings).set({ branding }), 'juniper')
  return person
}

beforeAll(async () => {
  await toFirstOfNextMonth()
  saver = await bank.addDepositor('usual', complete)
  spender = await bank.addDepositor('usual', complete)
  joint = await addJointHolder(bank, saver)
  quiet = await bank.addDepositor('usual', complete)
  empty = await bank.addDepositor('empty', complete)
  await quiet.patch('/notification-settings', { kind: 'summary', channel: 'email', is_on: false })
  const { uuid: linked_account_id } = await readLinkedAccount(saver)
  await saver.post('/deposit', { linked_account_id, amount: 123_456 }, idempotencyKey())
  const { uuid: other } = await readLinkedAccount(spender)
  await spender.post('/withdraw', { linked_account_id: other, amount: 7_001 }, idempotencyKey())
  spanish = await bank.addDepositor('usual', complete, 'solstice')
  withoutSettings = await addWithoutSettings()
  await (await goalsApi(saver)).add({ kind: 'target', name: 'New <roof>', target_cents: 900_000 })
  await (await plansApi(saver)).add({ start_date: addDays(easternDate(bank.context.clock.now()), 20) })
  await toFirstOfNextMonth()
  withoutSettings = await bank.logInAgain(withoutSettings)
})

describe('the summary of a month', () => {
  it.each([
    ['a month of deposits', () => saver],
    ['a month of withdrawals', () => spender],
  ])('The monthly summary matches the statement to the cent after %s', async (_, reader) => {
    const person = reader()
    const [summary] = await summariesTo(person)
    const text = summary?.text ?? ''
    const { closing, paidIn, paidOut, interest, interestOfYear, period } = await statementFor(person)
    expect(closing).toBeGreaterThan(0)
    expect(interest).toBeGreaterThan(0)
    expect(paidIn - paidOut).not.toBe(0)
    expect({
      closing: centsIn(text, 'Balance at month end'),
      saved: centsIn(text, 'You saved') - centsIn(text, 'Withdrawals less deposits'),
      interest: centsIn(text, 'Interest earned this month'),
      interestOfYear: centsIn(text, `Interest earned in ${interestYear(period.until)}`),
    }).toEqual({ closing, saved: paidIn - paidOut, interest, interestOfYear })
  })

  it('The monthly summary names goals and the next automatic deposit', async () => {
    const [summary] = await summariesTo(saver)
    expect(summary?.text).toMatch(/^Goal: New <roof>: \$0\.00 of \$9,000\.00$/m)
    expect(summary?.text).toMatch(/^Next automatic deposit: \$100\.00 on \w{3} \d+, \d{4}$/m)
    expect(summary?.html).not.toContain('<roof>')
    const [other] = await summariesTo(spender)
    expect(other?.text).not.toMatch(/Goal:|Next automatic deposit/)
  })

  it('The monthly summary is sent once to every holder who has it turned on', async () => {
    expect(await summariesTo(saver)).toHaveLength(1)
    expect(await summariesTo(joint)).toHaveLength(1)
    expect(await summariesTo(quiet)).toHaveLength(0)
    expect(await bank.emailSubjectsTo(quiet)).toContain('Your statement is ready')
  })

  it('The monthly summary is not sent for an account that has no money and had none', async () => {
    expect(await summariesTo(empty)).toHaveLength(0)
  })

  it('The monthly summary is in the language of its reader', async () => {
    const [summary] = await summariesTo(spanish)
    expect(summary?.text).toContain('Intereses ganados este mes: $')
  })

  it('A tenant without notification settings sends no monthly summary and ignores earlier settings', async () => {
    expect(await withoutSettings.get('/notification-settings')).toMatchObject({ code: 404 })
    expect(await withoutSettings.patch('/notification-settings', documentsOff)).toMatchObject({ code: 404 })
    expect(await withoutSettings.post('/notification-settings/unsubscribe', {})).toMatchObject({ code: 404 })
    expect(await summariesTo(withoutSettings)).toHaveLength(0)
    expect(await bank.emailSubjectsTo(withoutSettings)).toContain('Your statement is ready')
  })
})
