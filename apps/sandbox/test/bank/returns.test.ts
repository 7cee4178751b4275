import { expect, it } from 'vitest'
import * as v from 'valibot'
import { returnByOperator } from '../../src/banking/returns.ts'
import { setLinkedAccountStatus } from '../../src/linking/linked-account.ts'
import { openBankForFile, idempotencyKey, linkedAccountOf, transactionsOf, type Person } from './open-bank.ts'

const bank = await openBankForFile()

const complete = { registrationLastStep: 'completed', extendedStatus: 'FUNDED' }
const requested = v.object({ request_id: v.string() })

/** A deposit that has been accepted and not checked yet. */
async function deposit(person: Person) {
  const { uuid } = await linkedAccountOf(person)
  const answer = await person.post('/deposit', { linked_account_id: uuid, amount: 1_000 }, idempotencyKey())
  const [made] = await transactionsOf(person)
  return {
    requestId: v.parse(requested, answer.data).request_id,
    uuid: made?.uuid ?? '',
    linkedAccountId: uuid,
  }
}

it('finishes the request of a deposit that is canceled before it was checked', async () => {
  const person = await bank.addDepositor('usual', complete)
  const { requestId, uuid } = await deposit(person)
  await person.post(`/transactions/${uuid}/void`, {}, idempotencyKey())
  expect(await person.get(`/request/${requestId}`)).toMatchObject({
    code: 200,
    data: { result: { uuid, status: 'Voided' } },
  })
})

it('finishes the request of a deposit that is returned before it was checked', async () => {
  const person = await bank.addDepositor('usual', complete)
  const { requestId, uuid } = await deposit(person)
  await bank.asTenant((tx) => returnByOperator(tx, uuid, 'R24'))
  expect(await person.get(`/request/${requestId}`)).toMatchObject({
    code: 200,
    data: { result: { uuid, status: 'Returned', return_code: 'R24' } },
  })
})

it('locks the linked account by two returns in a row, counted from the last reset by staff', async () => {
  const person = await bank.addDepositor('usual', complete)
  const returned = async (code: string) => {
    const { uuid } = await deposit(person)
    await bank.asTenant((tx) => returnByOperator(tx, uuid, code))
    return (await linkedAccountOf(person)).status
  }
  expect(await returned('R01')).toBe('ACTIVE')
  const { uuid } = await linkedAccountOf(person)
  await bank.asTenant((tx) => setLinkedAccountStatus(tx, uuid, 'ACTIVE'))
  expect(await returned('R01')).toBe('ACTIVE')
  expect(await returned('R24')).toBe('ACTIVE')
  expect(await returned('R09')).toBe('ACTIVE')
  expect(await returned('R01')).toBe('LOCKED')
})
