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

describe('the capability of automatic saving', () => {
  it('The branding announces the capability of automatic saving unless the tenant switched it off', () => {
    expect(capabilitiesWithout([])).toContain('automatic_saving')
    expect(capabilitiesWithout(['automatic_saving'])).not.toContain('automatic_saving')
  })

  it('The calls of automatic saving answer 404 without the capability', async () => {
    const [account] = v.parse(accountsSchema, (await visitor.get('/accounts')).data)
    const path = `/accounts/${account?.uuid}/plans`
    expect(await visitor.get(path)).toMatchObject({ status: 200, data: { plans: [], ended: [] } })
    const own: unknown = (await visitor.get('/branding')).data
    const others = Object.assign({}, own, { capabilities: ['goals'] })
    await sandbox.callOperator('PUT', '/branding?tenant=solstice', others)
    const plan = `${path}/${crypto.randomUUID()}`
    for (const [method, call] of [
      ['GET', path],
      ['POST', path],
      ['PATCH', plan],
      ...['pause', 'resume', 'skip', 'restore', 'amounts', 'end'].map(
        (name) => ['POST', `${plan}/${name}`] as const,
      ),
    ] as const) {
      const { status } = await visitor.call(method, call, method === 'GET' ? undefined : {})
      expect([call, status]).toEqual([call, 404])
    }
    await sandbox.callOperator('DELETE', '/branding?tenant=solstice')
    expect(await visitor.get(path)).toMatchObject({ status: 200 })
  })
})
