import { addDays, easternDate, easternInstant } from '@coffer/domain/calendar'
import { desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { returnByOperator } from '../../src/banking/returns.ts'
import { depositors } from '../../src/database/schema/onboarding.ts'
import { outbox } from '../../src/database/schema/outbox.ts'
import { setLinkedAccountStatus } from '../../src/linking/linked-account.ts'
import { people } from '../../src/seed/people.ts'
import { seedPeople } from '../../src/seed/seed-people.ts'
import {
  everyTenant,
  openBankForFile,
  parseData,
  idempotencyKey,
  readLinkedAccount,
  type Person,
  complete,
} from './open-bank.ts'

const bank = await openBankForFile({ tenants: everyTenant })

const tenantLanguages = {
  harbor: {
    product: 'High-Yield Savings',
    deposit: 'Deposit from JPMorgan Chase •••• 4821',
    withdrawal: 'Withdrawal to JPMorgan Chase •••• 4821',
    interest: 'Interest',
    onItsWay: 'Your first deposit is on its way',
    returned: 'A transfer was returned',
    linkAgain: 'Link your bank again',
    notMade: 'A scheduled deposit was skipped',
    tooLittle: /^The minimum is \$1\.00\.$/,
    checking: 'Checking',
    unknownBank: 'External bank',
    device: 'Browser on Unknown system',
    report: 'I don’t recognize this transaction',
    greetings: ['New log-in', 'Your statement is ready'],
  },
  solstice: {
    product: 'Ahorros de alto rendimiento',
    deposit: 'Depósito de JPMorgan Chase •••• 4821',
    withdrawal: 'Retiro a JPMorgan Chase •••• 4821',
    interest: 'Intereses',
    onItsWay: 'Su primer depósito está en camino',
    returned: 'Se devolvió una transferencia',
    linkAgain: 'Vuelva a vincular su banco',
    notMade: 'Se omitió un depósito programado',
    tooLittle: /^El mínimo es .*1\.00\.$/,
    checking: 'Cuenta corriente',
    unknownBank: 'Banco externo',
    device: 'Navegador en Sistema desconocido',
    report: 'No reconozco esta transacción',
    greetings: ['Nuevo inicio de sesión', 'Su estado de cuenta está listo'],
  },
} as const

const linkedAccounts = v.object({
  accounts: v.array(v.object({ uuid: v.string(), institution: v.string(), mask: v.string() })),
})

const today = () => easternDate(bank.context.clock.now())

const readDescriptions = async (person: Person, headers: Record<string, string> = {}) =>
  parseData(await person.get('/transactions', headers), v.array(v.object({ description: v.string() }))).map(
    ({ description }) => description,
  )
const readAlertTitles = async (person: Person, headers: Record<string, string> = {}) =>
  parseData(await person.get('/alerts', headers), v.array(v.object({ title: v.string() }))).map(
    ({ title }) => title,
  )

describe.each(Object.entries(tenantLanguages))(
  'the languages of a depositor of %s',
  (tenant, expectedTexts) => {
    const other = tenant === 'harbor' ? 'es' : 'en'
    const otherTexts = tenantLanguages[tenant === 'harbor' ? 'solstice' : 'harbor']
    const inOther = { 'Accept-Language': other }
    const depositorWith = (seed: string, statuses: object = complete) =>
      bank.addDepositor(seed, statuses, tenant)

    it('The account name and transaction descriptions are in the tenant’s first language', async () => {
      const person = await depositorWith('usual')
      expect((await person.get('/accounts')).data).toMatchObject([{ name: expectedTexts.product }])
      expect(new Set(await readDescriptions(person))).toEqual(
        new Set([expectedTexts.deposit, expectedTexts.withdrawal, expectedTexts.interest]),
      )
    })

    it('The account name and transaction descriptions follow the language of the page', async () => {
      const person = await depositorWith('usual')
      expect((await person.get('/accounts', inOther)).data).toMatchObject([{ name: otherTexts.product }])
      expect(new Set(await readDescriptions(person, inOther))).toEqual(
        new Set([otherTexts.deposit, otherTexts.withdrawal, otherTexts.interest]),
      )
      expect((await person.get('/proofs', inOther)).data).toMatchObject({
        account: { name: otherTexts.product },
      })
    })

    it('The descriptions of new transfers and their interest are in the tenant’s first language', async () => {
      const person = await depositorWith('empty')
      const { uuid } = await readLinkedAccount(person)
      await person.post('/deposit', { linked_account_id: uuid, amount: 500_000 }, idempotencyKey())
      await bank.moveClock(easternInstant(addDays(today(), 40), 0))
      const later = await bank.logInAgain(person)
      await later.post('/withdraw', { linked_account_id: uuid, amount: 10_000 }, idempotencyKey())
      expect(new Set(await readDescriptions(later))).toEqual(
        new Set([expectedTexts.withdrawal, expectedTexts.interest, expectedTexts.deposit]),
      )
    })

    it('The email about the first deposit is in the tenant’s first language', async () => {
      const person = await depositorWith('disclosures', {
        registrationLastStep: 'disclosures',
        extendedStatus: 'LINKED',
      })
      const { uuid } = await readLinkedAccount(person)
      await person.post('/fund-my-account', { linked_account_id: uuid }, idempotencyKey())
      expect(await readDescriptions(person)).toEqual([expectedTexts.deposit])
      const [email] = await bank.asTenant(
        (tx) => tx.select().from(outbox).orderBy(desc(outbox.sentAt)),
        tenant,
      )
      expect(email?.subject).toBe(expectedTexts.onItsWay)
    })

    it('The alerts about a returned transfer and a skipped deposit follow the language of the page', async () => {
      const person = await depositorWith('empty')
      const { uuid } = await readLinkedAccount(person)
      const wanted = { linked_account_id: uuid, amount: 10_000 }
      await person.post('/deposit', { ...wanted, start_date: addDays(today(), 1) }, idempotencyKey())
      await person.post('/deposit', wanted, idempotencyKey())
      const [sent] = parseData(await person.get('/transactions'), v.array(v.object({ uuid: v.string() })))
      await bank.asTenant((tx) => returnByOperator(tx, sent?.uuid ?? '', 'R01'), tenant)
      await bank.asTenant((tx) => setLinkedAccountStatus(tx, uuid, 'LOCKED'), tenant)
      await bank.moveClock(easternInstant(addDays(today(), 5), 0))
      const later = await bank.logInAgain(person)
      expect(await readAlertTitles(later)).toEqual(
        expect.arrayContaining([expectedTexts.notMade, expectedTexts.linkAgain, expectedTexts.returned]),
      )
      expect(await readAlertTitles(later, inOther)).toEqual(
        expect.arrayContaining([otherTexts.notMade, otherTexts.linkAgain, otherTexts.returned]),
      )
    })

    it('A field error is in the tenant’s first language if the bank does not offer the language of the page', async () => {
      const person = await depositorWith('empty')
      const { uuid } = await readLinkedAccount(person)
      const headers = { ...idempotencyKey(), 'Accept-Language': 'fr-CA' }
      const answer = await person.post('/deposit', { linked_account_id: uuid, amount: 1 }, headers)
      expect(answer).toMatchObject({
        code: 422,
        errors: { amount: [expect.stringMatching(expectedTexts.tooLittle)] },
      })
    })

    it('The name of a manually linked account follows the language of the page', async () => {
      const person = await depositorWith('passed', { registrationLastStep: 'confirmed' })
      await person.post('/link/manual', {
        account_type: 'checking',
        routing_number: '021000021',
        account_number: '998877',
        account_number_confirmation: '998877',
        holder_name: 'Ana Diaz',
      })
      expect((await person.get('/linked-accounts')).data).toMatchObject({
        accounts: [{ account_name: expectedTexts.checking }],
      })
      expect((await person.get('/linked-accounts', inOther)).data).toMatchObject({
        accounts: [{ account_name: otherTexts.checking }],
      })
    })

    it('The name of a bank with an unknown routing number follows the language of the page', async () => {
      const person = await depositorWith('empty')
      await person.post('/link/manual', {
        account_type: 'savings',
        routing_number: '124303162',
        account_number: '1234567',
        account_number_confirmation: '1234567',
        holder_name: 'Ana Diaz',
      })
      const linkedIn = async (headers: Record<string, string>) =>
        v
          .parse(linkedAccounts, (await person.get('/linked-accounts', headers)).data)
          .accounts.find(({ mask }) => mask === '4567')
      const linked = await linkedIn({})
      expect(linked?.institution).toBe(expectedTexts.unknownBank)
      expect(await linkedIn(inOther)).toMatchObject({ institution: otherTexts.unknownBank })
      await bank.asTenant((tx) => setLinkedAccountStatus(tx, linked?.uuid ?? '', 'ACTIVE'), tenant)
      const wanted = { linked_account_id: linked?.uuid, amount: 10_000 }
      await person.post('/deposit', wanted, idempotencyKey())
      expect((await readDescriptions(person))[0]).toContain(`${expectedTexts.unknownBank} •••• 4567`)
      expect((await readDescriptions(person, inOther))[0]).toContain(`${otherTexts.unknownBank} •••• 4567`)
    })

    it('The devices in the list of sessions follow the language of the page', async () => {
      const person = await depositorWith('usual')
      const later = await bank.logInAgain(person)
      const devices = async (headers: Record<string, string>) =>
        parseData(await later.get('/sessions', headers), v.array(v.object({ device_name: v.string() })))
      expect((await devices({})).map(({ device_name }) => device_name)).toContain(expectedTexts.device)
      expect((await devices(inOther)).map(({ device_name }) => device_name)).toContain(otherTexts.device)
    })

    it('The subject and body of a problem report without details follow the language of the page', async () => {
      const person = await depositorWith('usual')
      const [transaction] = parseData(
        await person.get('/transactions'),
        v.array(v.object({ uuid: v.string() })),
      )
      const report = { transaction_uuid: transaction?.uuid, reason: 'unrecognized', details: '' }
      await person.post('/cases', report, idempotencyKey())
      const messagesIn = async (headers: Record<string, string>) =>
        (await person.get('/messages', headers)).data
      for (const [headers, { report: text }] of [
        [{}, expectedTexts],
        [inOther, otherTexts],
      ] as const)
        expect(await messagesIn(headers)).toMatchObject([{ subject: text, body: text }])
    })

    it('The alerts of a demo depositor are in the tenant’s first language', async () => {
      await seedPeople(
        bank.context,
        people.filter(({ name }) => name === 'active'),
      )
      const [active] = await bank.asTenant(
        (tx) => tx.select().from(depositors).where(eq(depositors.firstName, 'Amelia')),
        tenant,
      )
      const person = await bank.logInAgain({
        depositorId: active?.depositorId ?? '',
        email: 'active@example.com',
        tenant,
      })
      const alerts = await readAlertTitles(person)
      for (const greeting of expectedTexts.greetings) expect(alerts).toContain(greeting)
    })
  },
)
