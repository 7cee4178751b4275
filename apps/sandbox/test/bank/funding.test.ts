import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { depositors } from '../../src/database/schema/onboarding.ts'
import { submissionDate, settlementInstant, availableFrom, submissionInstant } from '@coffer/domain/calendar'
import {
  readAccount,
  openBankForFile,
  parseData,
  idempotencyKey,
  readLinkedAccount,
  requestId,
  readTransactions,
  type Person,
} from './open-bank.ts'

const bank = await openBankForFile()

const readyToFund = (): Promise<Person> =>
  bank.addDepositor('disclosures', { registrationLastStep: 'disclosures', extendedStatus: 'LINKED' })

describe('the first deposit', () => {
  it('The first deposit is submitted at the cut-off, settles the next business day and is available a day later', async () => {
    const person = await readyToFund()
    const { uuid } = await readLinkedAccount(person)
    await person.post('/initial-fund-amount', { amount: 125_000 })
    const answer = await person.post('/fund-my-account', { linked_account_id: uuid }, idempotencyKey())
    expect(answer).toMatchObject({ code: 202, data: { status: 'SUCCESS' } })

    const created = bank.context.clock.now()
    expect(await readAccount(person)).toMatchObject({
      available_balance: 0,
      current_balance: 0,
      pending_balance: 125_000,
    })
    expect(await readTransactions(person)).toMatchObject([
      { status: 'Initiated', amount: 125_000, balance_after: null },
    ])

    await bank.runDueWork()
    expect(await readTransactions(person)).toMatchObject([{ status: 'Pending' }])
    const { request_id } = parseData(answer, requestId, 202)
    expect(await person.get(`/request/${request_id}`)).toMatchObject({
      code: 200,
      data: { kind: 'transactions' },
    })

    const submitted = submissionDate(created)
    await bank.moveClock(submissionInstant(submitted))
    // A session ends after 15 minutes without a call, so the depositor logs in again.
    expect(await readTransactions(await bank.logInAgain(person))).toMatchObject([{ status: 'Submitted' }])
    await bank.moveClock(settlementInstant(submitted))
    const later = await bank.logInAgain(person)
    expect(await readTransactions(later)).toMatchObject([{ status: 'Settled', balance_after: 125_000 }])
    expect(await readAccount(later)).toMatchObject({
      available_balance: 0,
      current_balance: 125_000,
      pending_balance: 0,
    })
    await bank.moveClock(availableFrom(submitted))
    expect(await readAccount(await bank.logInAgain(person))).toMatchObject({ available_balance: 125_000 })
    expect(await bank.auditLedger()).toMatchObject({ findings: [], negative: [] })
  })

  it('The first deposit is made once for a hundred identical concurrent calls', async () => {
    const person = await readyToFund()
    const { uuid } = await readLinkedAccount(person)
    await person.post('/initial-fund-amount', { amount: 50_000 })
    const same = idempotencyKey()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => person.post('/fund-my-account', { linked_account_id: uuid }, same)),
    )
    const ids = new Set(answers.map((answer) => parseData(answer, requestId, 202).request_id))
    expect(ids.size).toBe(1)
    expect(await readTransactions(person)).toHaveLength(1)
    expect(await readAccount(person)).toMatchObject({ pending_balance: 50_000 })
  })

  it('POST /fund-my-account refuses the same key with another body, and a second deposit with a new key', async () => {
    const person = await readyToFund()
    const { uuid } = await readLinkedAccount(person)
    await person.post('/initial-fund-amount', { amount: 50_000 })
    const same = idempotencyKey()
    expect(await person.post('/fund-my-account', { linked_account_id: uuid }, same)).toMatchObject({
      code: 202,
    })
    expect(
      await person.post('/fund-my-account', { linked_account_id: crypto.randomUUID() }, same),
    ).toMatchObject({ code: 422 })
    expect(
      await person.post('/fund-my-account', { linked_account_id: uuid }, idempotencyKey()),
    ).toMatchObject({
      code: 403,
    })
    expect(await readTransactions(person)).toHaveLength(1)
  })

  it('POST /fund-my-account binds a key only on acceptance, so that a corrected form can reuse it', async () => {
    const person = await readyToFund()
    const { uuid } = await readLinkedAccount(person)
    const same = idempotencyKey()
    const wrong = await person.post('/fund-my-account', { linked_account_id: crypto.randomUUID() }, same)
    expect(wrong).toMatchObject({ code: 422, errors: { linked_account_id: [expect.any(String)] } })
    expect(await person.post('/fund-my-account', { linked_account_id: uuid }, same)).toMatchObject({
      code: 202,
    })
  })

  it.each([
    [99, 422],
    [25_000_001, 422],
    [100.5, 422],
    [100, 200],
    [25_000_000, 200],
  ])('POST /initial-fund-amount answers an amount of %d cents with %d', async (amount, code) => {
    const person = await readyToFund()
    expect(await person.post('/initial-fund-amount', { amount })).toMatchObject({ code })
  })

  it.each([
    ['before a bank is linked', 'passed', { registrationLastStep: 'confirmed' }],
    ['before the disclosures are signed', 'verified', { registrationLastStep: 'verified' }],
    [
      'for a failed application',
      'disclosures',
      { registrationLastStep: 'disclosures', registrationStatus: 'FAILED' },
    ],
  ] as const)('POST /fund-my-account is forbidden %s', async (_, seed, statuses) => {
    const person = await bank.addDepositor(seed, statuses)
    const answer = await person.post(
      '/fund-my-account',
      { linked_account_id: crypto.randomUUID() },
      idempotencyKey(),
    )
    expect(answer).toMatchObject({ code: 403 })
  })

  it.each([
    ['0001', 'R01'],
    ['0003', 'R03'],
    ['0010', 'R10'],
  ])(
    'A first deposit from an account ending in %s is returned with %s and locks the linked account',
    async (ending, returnCode) => {
      const person = await bank.addDepositor('passed', { registrationLastStep: 'confirmed' })
      const accountNumber = `99887${ending}`
      await person.post('/link/manual', {
        account_type: 'checking',
        routing_number: '021000021',
        account_number: accountNumber,
        account_number_confirmation: accountNumber,
        holder_name: 'Ana Diaz',
      })
      const { uuid } = await readLinkedAccount(person)
      const amounts = new FormData()
      for (const [name, value] of Object.entries({ account_id: uuid, amount_1: '22', amount_2: '11' }))
        amounts.append(name, value)
      expect(await person.post('/link/manual/verify', amounts)).toMatchObject({
        code: 200,
        data: { status: 'ACTIVE' },
      })
      await bank.signDisclosures(person)
      await person.get('/disclosures?update_step=true')
      await person.post('/initial-fund-amount', { amount: 50_000 })
      expect(
        await person.post('/fund-my-account', { linked_account_id: uuid }, idempotencyKey()),
      ).toMatchObject({
        code: 202,
      })
      await bank.moveClock(availableFrom(submissionDate(bank.context.clock.now())))

      const later = await bank.logInAgain(person)
      expect(await readTransactions(later)).toMatchObject([{ status: 'Returned', return_code: returnCode }])
      expect(await readLinkedAccount(later)).toMatchObject({ status: 'LOCKED' })
      expect(await readAccount(later)).toMatchObject({
        available_balance: 0,
        current_balance: 0,
        pending_balance: 0,
      })
      const alerts = parseData(await later.get('/alerts'), v.array(v.object({ title: v.string() })))
      const subjects = await bank.emailSubjectsTo(person)
      for (const notice of ['A transfer was returned', 'Link your bank again']) {
        expect(subjects).toContain(notice)
        expect(alerts).toContainEqual({ title: notice })
      }
      const [row] = await bank.asTenant((tx) =>
        tx.select().from(depositors).where(eq(depositors.depositorId, person.depositorId)),
      )
      expect(row).toMatchObject({ relink: true, registrationLastStep: 'completed', extendedStatus: 'FUNDED' })
      expect(await later.get('/fastlink')).toMatchObject({ code: 200 })
    },
  )
})
