import { accountsSchema } from '@coffer/api-client/accounts/schema'
import { depositorSchema } from '@coffer/api-client/depositor/schema'
import { transactionsSchema } from '@coffer/api-client/transactions/schema'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { scenarioStart } from '../bank/scenario-start.ts'
import { logInOnAnotherDevice, linkInstantly, addReviewedUser, signAndFund } from './users.ts'
import { openSandboxForFile } from './sandbox.ts'

const sandbox = await openSandboxForFile()

describe('a depositor', () => {
  it('A depositor registers, links a bank instantly, and has money on the dashboard', async () => {
    // No interest is posted within the week.
    await sandbox.callOperator('POST', '/clock', { set: scenarioStart().toISOString() })
    const { email, visitor } = await addReviewedUser(sandbox, '0001')
    expect(await linkInstantly(sandbox, visitor)).toMatchObject({ status: 200, data: { success: true } })
    expect(await signAndFund(visitor, 250_000)).toMatchObject({ status: 202, data: { status: 'SUCCESS' } })
    expect(v.parse(depositorSchema, (await visitor.get('/depositor')).data)).toMatchObject({
      lastStep: 'completed',
      registrationStatus: 'PASSED',
      extendedStatus: 'FUNDED',
    })

    await sandbox.advanceClock(7 * 86_400)
    const later = await logInOnAnotherDevice(sandbox, email)
    expect(v.parse(accountsSchema, (await later.get('/accounts')).data)).toMatchObject([
      { availableBalance: 250_000 },
    ])
    const transactions = v.parse(transactionsSchema, (await later.get('/transactions')).data)
    expect(transactions).toMatchObject([{ status: 'Settled', amount: 250_000 }])
    expect(await sandbox.callOperator('GET', '/ledger/check?tenant=harbor')).toMatchObject({
      balanced: true,
      findings: [],
      negative: [],
    })
  })
})
