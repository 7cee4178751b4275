import { accountsSchema } from '@coffer/api-client/accounts/schema'
import { depositorSchema } from '@coffer/api-client/depositor/schema'
import { disclosuresSchema } from '@coffer/api-client/disclosures/schema'
import { linkedAccountsSchema } from '@coffer/api-client/linking/schema'
import { transactionsSchema } from '@coffer/api-client/transactions/schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import type { Outsider } from './outsider.ts'
import { addressDetails, basicDetails, employerDetails, giveCode, giveLogIn, loggedIn } from './people.ts'
import { openSandbox, type Sandbox } from './sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())

const fastlink = v.object({ access_token: v.string() })

async function approved(tenant: string) {
  const person = await loggedIn(sandbox, tenant)
  for (const step of [
    basicDetails('0001'),
    addressDetails,
    employerDetails,
    { step: 'confirmed', certify: true },
  ])
    await person.visitor.patch('/depositor', step)
  await sandbox.operate('POST', '/jobs/run')
  return person
}

async function linkAtOnce(visitor: Outsider) {
  const { access_token } = v.parse(fastlink, (await visitor.get('/fastlink')).data)
  const result = await sandbox.operate('POST', '/fastlink/complete', {
    access_token,
    institution: 16_441,
    outcome: 'success',
  })
  expect(await visitor.post('/link/fastlink', result)).toMatchObject({ status: 200, data: { success: true } })
}

async function signAndFund(visitor: Outsider, amount: number) {
  expect(await visitor.post('/initial-fund-amount', { amount })).toMatchObject({ status: 200 })
  for (const { uuid, hash } of v.parse(disclosuresSchema, (await visitor.get('/disclosures/active')).data))
    expect(await visitor.post(`/disclosure/${uuid}`, { attestation: true, hash })).toMatchObject({
      status: 200,
    })
  await visitor.get('/disclosures?all=true&update_step=true')
  const { accounts } = v.parse(linkedAccountsSchema, (await visitor.get('/linked-accounts')).data)
  const answer = await visitor.post(
    '/fund-my-account',
    { linked_account_id: accounts[0]?.uuid },
    { 'idempotency-key': crypto.randomUUID() },
  )
  expect(answer).toMatchObject({ status: 202, data: { status: 'SUCCESS' } })
}

describe('the whole way', () => {
  it('leads from registering, by instant linking, to money on the dashboard', async () => {
    const { email, visitor } = await approved('harbor')
    await linkAtOnce(visitor)
    await signAndFund(visitor, 250_000)
    expect(v.parse(depositorSchema, (await visitor.get('/depositor')).data)).toMatchObject({
      lastStep: 'completed',
      registrationStatus: 'PASSED',
      extendedStatus: 'FUNDED',
    })

    await sandbox.advance(7 * 86_400)
    const later = sandbox.visit()
    await giveLogIn(later, email)
    await giveCode(sandbox, later, email)
    expect(v.parse(accountsSchema, (await later.get('/accounts')).data)).toMatchObject([
      { availableBalance: 250_000 },
    ])
    const transactions = v.parse(transactionsSchema, (await later.get('/transactions')).data)
    expect(transactions).toMatchObject([{ status: 'Settled', amount: 250_000 }])
    expect(await sandbox.operate('GET', '/ledger/check?tenant=harbor')).toMatchObject({
      balanced: true,
      negative: [],
    })
  })
})
