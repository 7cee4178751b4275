import { accountsSchema } from '@coffer/api-client/accounts/schema'
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

describe('the capability of goals', () => {
  it('The branding announces the capability of goals unless the tenant switched it off', async () => {
    expect((await sandbox.newClient().get('/branding')).data).toMatchObject({
      capabilities: capabilitiesWithout([]),
    })
    expect(capabilitiesWithout([])).toContain('goals')
    expect(capabilitiesWithout(['goals'])).not.toContain('goals')
  })

  it('The calls of goals answer 404 without the capability, and GET /accounts still answers', async () => {
    const [account] = v.parse(accountsSchema, (await visitor.get('/accounts')).data)
    const path = `/accounts/${account?.uuid}/goals`
    expect(await visitor.get(path)).toMatchObject({ status: 200, data: { goals: [] } })
    const own: unknown = (await visitor.get('/branding')).data
    await sandbox.callOperator(
      'PUT',
      '/branding?tenant=solstice',
      Object.assign({}, own, { capabilities: ['passkeys'] }),
    )
    for (const [method, call] of [
      ['GET', path],
      ['POST', path],
      ['POST', `${path}/moves`],
      ['PATCH', `${path}/order`],
      ['PATCH', `${path}/${crypto.randomUUID()}`],
      ['GET', `${path}/${crypto.randomUUID()}/history`],
    ] as const)
      expect([call, (await visitor.call(method, call, method === 'GET' ? undefined : {})).status]).toEqual([
        call,
        404,
      ])
    expect(await visitor.get('/accounts')).toMatchObject({ status: 200 })
    await sandbox.callOperator('DELETE', '/branding?tenant=solstice')
    expect(await visitor.get(path)).toMatchObject({ status: 200 })
  })
})
