import { sql } from 'drizzle-orm'
import { expect, inject, it } from 'vitest'
import * as v from 'valibot'
import { returnByOperator } from '../../src/banking/returns.ts'
import { voidTransfer } from '../../src/banking/transfer-life.ts'
import type { Tx } from '../../src/database/in-tenant.ts'
import { toRows } from '../../src/database/rows.ts'
import { setLinkedAccountStatus } from '../../src/linking/linked-account.ts'
import {
  readAccount,
  openBankForFile,
  idempotencyKey,
  readLinkedAccount,
  readTransactions,
  type Person,
  complete,
} from './open-bank.ts'

const bank = await openBankForFile()

const requested = v.object({ request_id: v.string() })

/** Makes a deposit, which is accepted but not yet checked. */
async function deposit(person: Person) {
  const { uuid } = await readLinkedAccount(person)
  const answer = await person.post('/deposit', { linked_account_id: uuid, amount: 1_000 }, idempotencyKey())
  const [made] = await readTransactions(person)
  return {
    requestId: v.parse(requested, answer.data).request_id,
    uuid: made?.uuid ?? '',
    linkedAccountId: uuid,
  }
}

it('Canceling a deposit before it is checked completes its request', async () => {
  const person = await bank.addDepositor('usual', complete)
  const { requestId, uuid } = await deposit(person)
  await person.post(`/transactions/${uuid}/void`, {}, idempotencyKey())
  expect(await person.get(`/request/${requestId}`)).toMatchObject({
    code: 200,
    data: { result: { uuid, status: 'Voided' } },
  })
})

it('Returning a deposit before it is checked completes its request', async () => {
  const person = await bank.addDepositor('usual', complete)
  const { requestId, uuid } = await deposit(person)
  await bank.asTenant((tx) => returnByOperator(tx, uuid, 'R24'))
  expect(await person.get(`/request/${requestId}`)).toMatchObject({
    code: 200,
    data: { result: { uuid, status: 'Returned', return_code: 'R24' } },
  })
})

/** Resolves when another transaction waits for this one to end. */
async function untilAwaited(tx: Tx): Promise<void> {
  const waiting = sql`select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid`
  while (toRows(await tx.execute(waiting)).length === 0);
}

// The embedded database has one connection, so a return starts only after the cancellation has ended.
it.runIf(inject('engine').kind === 'postgres')(
  'A return that waited for the cancellation of its withdrawal is refused, so the money is credited once',
  async () => {
    const person = await bank.addDepositor('usual', complete)
    const before = await readAccount(person)
    const { uuid: linked_account_id } = await readLinkedAccount(person)
    await person.post('/withdraw', { linked_account_id, amount: 1_000 }, idempotencyKey())
    const [{ uuid } = { uuid: '' }] = await readTransactions(person)

    const voided = Promise.withResolvers<void>()
    const voiding = bank.asTenant(async (tx) => {
      await voidTransfer(tx, uuid)
      voided.resolve()
      await untilAwaited(tx)
    })
    await voided.promise
    const returning = bank.asTenant((tx) => returnByOperator(tx, uuid, 'R24'))
    await Promise.all([voiding, expect(returning).rejects.toThrow('cannot be returned')])
    expect(await readAccount(person)).toEqual(before)
    expect((await bank.auditLedger()).findings).toEqual([])
  },
)

it('Two returns in a row lock the linked account, counted from the last reset by staff', async () => {
  const person = await bank.addDepositor('usual', complete)
  const returned = async (code: string) => {
    const { uuid } = await deposit(person)
    await bank.asTenant((tx) => returnByOperator(tx, uuid, code))
    return (await readLinkedAccount(person)).status
  }
  expect(await returned('R01')).toBe('ACTIVE')
  const { uuid } = await readLinkedAccount(person)
  await bank.asTenant((tx) => setLinkedAccountStatus(tx, uuid, 'ACTIVE'))
  expect(await returned('R01')).toBe('ACTIVE')
  expect(await returned('R24')).toBe('ACTIVE')
  expect(await returned('R09')).toBe('ACTIVE')
  expect(await returned('R01')).toBe('LOCKED')
})
