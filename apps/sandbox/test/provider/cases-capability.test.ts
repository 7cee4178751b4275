import { casesSchema } from '@coffer/api-client/cases/schema'
import { transactionsSchema } from '@coffer/api-client/transactions/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { capabilitiesWithout } from '../../src/tenants/capabilities.ts'
import type { HttpClient } from './http-client.ts'
import { everyTenant, openSandboxForFile } from './sandbox.ts'
import { addCustomer } from './users.ts'

const sandbox = await openSandboxForFile({ tenants: everyTenant })
let visitor: HttpClient
beforeAll(async () => {
  ;({ visitor } = await addCustomer(sandbox, 'solstice'))
})
const ownCases = async () => v.parse(casesSchema, (await visitor.get('/cases')).data).cases

describe('the capability of cases', () => {
  it('The branding announces the capability of cases unless the tenant switched it off', () => {
    expect(capabilitiesWithout([])).toContain('cases')
    expect(capabilitiesWithout(['cases'])).not.toContain('cases')
  })

  it('The calls of cases answer 404 without the capability', async () => {
    expect(await visitor.get('/cases')).toMatchObject({ status: 200, data: { cases: [] } })
    const own: unknown = (await visitor.get('/branding')).data
    const others = Object.assign({}, own, { capabilities: ['goals'] })
    await sandbox.callOperator('PUT', '/branding?tenant=solstice', others)
    expect(await visitor.get('/cases')).toMatchObject({ status: 404 })
    expect(await visitor.post('/cases', {})).toMatchObject({ status: 404 })
    await sandbox.callOperator('DELETE', '/branding?tenant=solstice')
    expect(await visitor.get('/cases')).toMatchObject({ status: 200 })
  })

  it('The operator finds a case by its message and closes it', async () => {
    const [transaction] = v.parse(transactionsSchema, (await visitor.get('/transactions')).data)
    const body = { transaction_uuid: transaction?.uuid, reason: 'unrecognized' }
    expect(await visitor.post('/cases', body)).toMatchObject({ status: 201 })
    const [opened] = await ownCases()
    const messages: unknown = await sandbox.callOperator('GET', '/messages?tenant=solstice')
    expect(messages).toMatchObject([
      { case_uuid: opened?.uuid, transaction_uuid: transaction?.uuid, case_closed_at: null },
    ])
    await sandbox.callOperator('POST', `/cases/${opened?.uuid}/close?tenant=solstice`)
    expect(await ownCases()).toMatchObject([{ status: 'closed', replyBy: null }])
  })
})
