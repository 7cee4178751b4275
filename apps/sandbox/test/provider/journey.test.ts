import { accountsSchema } from '@coffer/api-client/accounts/schema'
import { depositorSchema } from '@coffer/api-client/depositor/schema'
import { transactionsSchema } from '@coffer/api-client/transactions/schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { anotherDevice, linkAtOnce, reviewed, signAndFund } from './people.ts'
import { openSandbox, type Sandbox } from './sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())

describe('a depositor', () => {
  it('registers, links a bank instantly, and has money on the dashboard', async () => {
    const { email, visitor } = await reviewed(sandbox, '0001')
    expect(await linkAtOnce(sandbox, visitor)).toMatchObject({ status: 200, data: { success: true } })
    expect(await signAndFund(visitor, 250_000)).toMatchObject({ status: 202, data: { status: 'SUCCESS' } })
    expect(v.parse(depositorSchema, (await visitor.get('/depositor')).data)).toMatchObject({
      lastStep: 'completed',
      registrationStatus: 'PASSED',
      extendedStatus: 'FUNDED',
    })

    await sandbox.advance(7 * 86_400)
    const later = await anotherDevice(sandbox, email)
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
