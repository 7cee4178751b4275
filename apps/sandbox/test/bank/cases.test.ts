import { newCaseSchema } from '@coffer/api-client/cases/schema'
import { describe, expect, it } from 'vitest'
import { addBusinessDays, easternDate } from '@coffer/domain/calendar'
import { eq } from 'drizzle-orm'
import { now } from '../../src/database/in-tenant.ts'
import { depositAccounts } from '../../src/database/schema/banking.ts'
import { writeMessage } from '../../src/messages/write-message.ts'
import { openCase, readCases, readMessages, report, findTransaction } from './cases.ts'
import { addJointHolder } from './joint-holder.ts'
import { parseData, idempotencyKey, openBankForFile, type Person } from './open-bank.ts'

const bank = await openBankForFile()
const complete = { registrationLastStep: 'completed', extendedStatus: 'FUNDED' } as const
const customer = () => bank.addDepositor('active', complete)

const inBusinessDays = (days: number) => addBusinessDays(easternDate(bank.context.clock.now()), days)

/** Sends a reply of the bank in the thread of a case. */
const reply = ({ depositorId }: Person, threadId: string | null) =>
  bank.asTenant((tx) =>
    writeMessage(tx, depositorId, {
      direction: 'inbound',
      topic: 'transfer',
      subject: 'Your transaction',
      body: 'We are looking at it.',
      threadId: threadId ?? '',
    }),
  )

describe('a report of a problem', () => {
  it('A problem report creates a message about the transaction and a case that waits for an answer', async () => {
    const person = await customer()
    const transaction = await findTransaction(person)
    const opened = await openCase(person, transaction, { details: 'It should be $40.' })
    expect(opened).toMatchObject({
      transactionUuid: transaction,
      reason: 'wrong_amount',
      status: 'sent',
      replyBy: inBusinessDays(3),
    })
    const [message] = await readMessages(person)
    expect(message).toMatchObject({
      threadUuid: opened.threadUuid,
      transactionUuid: transaction,
      topic: 'transfer',
      direction: 'outbound',
      subject: 'The amount of this transaction is wrong',
      body: 'It should be $40.',
    })
    expect(await readCases(person)).toEqual({ replyBusinessDays: 3, cases: [opened] })
  })

  it('A problem report without details shows its reason in the language of the page', async () => {
    const person = await customer()
    const body = { transaction_uuid: await findTransaction(person), reason: 'unrecognized' } as const
    await report(person, body, { ...idempotencyKey(), 'Accept-Language': 'es' })
    const read = await person.get('/messages', { 'Accept-Language': 'es' })
    expect(read.data).toMatchObject([
      { subject: 'No reconozco esta transacción', body: 'No reconozco esta transacción' },
    ])
    const [message] = await readMessages(person)
    expect(message).toMatchObject({
      subject: 'I don’t recognize this transaction',
      body: 'I don’t recognize this transaction',
    })
  })

  it('A problem report is sent once per idempotency key', async () => {
    const person = await customer()
    const body = { transaction_uuid: await findTransaction(person) }
    const key = idempotencyKey()
    const [first, second] = await Promise.all([report(person, body, key), report(person, body, key)])
    expect(parseData(first, newCaseSchema, 201)).toEqual(parseData(second, newCaseSchema, 201))
    expect((await readCases(person)).cases).toHaveLength(1)
    const own = (await readMessages(person)).filter(({ transactionUuid }) => transactionUuid !== null)
    expect(own).toHaveLength(1)
  })

  it('A second report about a transaction is refused while the first case is open', async () => {
    const person = await customer()
    const transaction = await findTransaction(person)
    await openCase(person, transaction)
    const second = await report(person, { transaction_uuid: transaction, reason: 'missing' })
    expect(second).toMatchObject({ code: 409, errors: { transaction_uuid: [expect.any(String)] } })
    expect((await readCases(person)).cases).toHaveLength(1)
  })

  it('A problem report is refused for another person’s transaction, an unsuitable reason or long details', async () => {
    const person = await customer()
    const transaction_uuid = await findTransaction(await customer())
    expect(await report(person, { transaction_uuid })).toMatchObject({ code: 404 })
    expect(await report(person, { transaction_uuid: 'none' })).toMatchObject({ code: 404 })
    const own = { transaction_uuid: await findTransaction(person) }
    expect(await person.post('/cases', { ...own, reason: 'dislike' })).toMatchObject({ code: 422 })
    expect(await report(person, { ...own, details: 'x'.repeat(1_001) })).toMatchObject({ code: 422 })
    const interest = await findTransaction(person, 'ServiceToPrimary')
    expect(await report(person, { transaction_uuid: interest, reason: 'missing' })).toMatchObject({
      code: 422,
      errors: { reason: [expect.any(String)] },
    })
    expect(await readCases(person)).toMatchObject({ cases: [] })
  })
})

describe('the status of a case', () => {
  it('The status of a case follows the replies of the bank and the depositor', async () => {
    const person = await customer()
    const { threadUuid } = await openCase(person, await findTransaction(person))
    await reply(person, threadUuid)
    const [answered] = (await readCases(person)).cases
    expect(answered).toMatchObject({ status: 'answered', replyBy: null })
    const form = new FormData()
    const again = { subject: 'Re', topic: 'transfer', body: 'Thanks, but no.', thread_uuid: threadUuid ?? '' }
    for (const [name, value] of Object.entries(again)) form.append(name, value)
    expect(await person.post('/messages', form)).toMatchObject({ code: 201 })
    const [waiting] = (await readCases(person)).cases
    expect(waiting).toMatchObject({ status: 'sent', replyBy: inBusinessDays(3) })
  })
})

describe('the holders of an account', () => {
  it('Both holders of an account see its cases but read only their own conversations', async () => {
    const primary = await customer()
    const holder = await addJointHolder(bank, primary)
    const transaction = await findTransaction(primary)
    const { uuid } = await openCase(holder, transaction)
    expect((await readCases(primary)).cases).toMatchObject([{ uuid, threadUuid: null, status: 'sent' }])
    expect((await readMessages(primary)).some(({ transactionUuid }) => transactionUuid !== null)).toBe(false)
    expect((await openCase(primary, transaction)).threadUuid).not.toBeNull()
    expect((await readCases(holder)).cases).toHaveLength(2)
  })

  it('A holder may report a problem with view-only access and after the account is closed', async () => {
    const viewer = await bank.addDepositor('active', { ...complete, registrationStatus: 'VIEW_ONLY' })
    expect(await openCase(viewer, await findTransaction(viewer))).toMatchObject({ status: 'sent' })
    const former = await customer()
    const transaction = await findTransaction(former)
    await bank.asTenant((tx) =>
      tx
        .update(depositAccounts)
        .set({ closedAt: now(tx) })
        .where(eq(depositAccounts.depositorId, former.depositorId)),
    )
    expect(await openCase(former, transaction, { reason: 'missing' })).toMatchObject({ status: 'sent' })
  })
})
