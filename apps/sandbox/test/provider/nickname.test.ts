import { accountsSchema } from '@coffer/api-client/accounts/schema'
import { expect, it } from 'vitest'
import * as v from 'valibot'
import type { HttpClient } from './http-client.ts'
import { openJointAccount } from './joint-application.ts'
import { openSandboxForFile } from './sandbox.ts'
import { addCustomer } from './users.ts'

const sandbox = await openSandboxForFile()

async function readAccount(holder: HttpClient) {
  const [account] = v.parse(accountsSchema, (await holder.get('/accounts')).data)
  if (!account) throw new Error('the holder has no account')
  return account
}
const rename = async (holder: HttpClient, nickname: unknown) =>
  holder.patch(`/accounts/${(await readAccount(holder)).uuid}`, { nickname })

it('The nickname of a joint account can be changed and removed by either holder, and is shown to both', async () => {
  const { primary, secondary } = await openJointAccount(sandbox)
  const holders = [primary, secondary]
  expect((await readAccount(primary)).nickname).toBeNull()
  for (const holder of holders) {
    expect(await rename(holder, '  Rainy day 🏡 ')).toMatchObject({
      status: 200,
      data: { nickname: 'Rainy day 🏡' },
    })
    for (const reader of holders) expect((await readAccount(reader)).nickname).toBe('Rainy day 🏡')
    expect(await rename(holder, null)).toMatchObject({ status: 200, data: { nickname: null } })
  }
  expect((await readAccount(secondary)).nickname).toBeNull()
})

it.each([
  ['an empty nickname', '  '],
  ['a nickname that is too long', 'a'.repeat(31)],
  ['a nickname with control characters', 'Rainy\u0007day'],
  ['a nickname with characters that reverse the text', 'Rainy \u202Eday'],
  ['a nickname that is no text', 5],
  ['a missing nickname', undefined],
])('PATCH /accounts/{uuid} refuses %s', async (_, nickname) => {
  const { visitor } = await addCustomer(sandbox)
  expect(await rename(visitor, nickname)).toMatchObject({
    status: 422,
    errors: { nickname: [expect.any(String)] },
  })
  expect((await readAccount(visitor)).nickname).toBeNull()
})

it('PATCH /accounts/{uuid} answers 404 for another depositor’s account', async () => {
  const [owner, other] = [await addCustomer(sandbox), await addCustomer(sandbox)]
  const { uuid } = await readAccount(owner.visitor)
  expect(await other.visitor.patch(`/accounts/${uuid}`, { nickname: 'Mine' })).toMatchObject({ status: 404 })
  expect((await readAccount(owner.visitor)).nickname).toBeNull()
})
