import { beforeAll, describe, expect, it } from 'vitest'
import { capabilitiesWithout } from '../../src/tenants/capabilities.ts'
import type { HttpClient } from './http-client.ts'
import { everyTenant, openSandboxForFile } from './sandbox.ts'
import { addCustomer } from './users.ts'

const callsPerMinute = 5
const sandbox = await openSandboxForFile({ tenants: everyTenant, callsPerMinute })
let customer: HttpClient
beforeAll(async () => {
  ;({ visitor: customer } = await addCustomer(sandbox, 'solstice'))
})
const verify = () => sandbox.newClient('solstice').post('/proofs/verify', { code: '7KQ2 M4X9 TB3H VD6Z' })

describe('the capability of proofs', () => {
  it('The branding announces the capability of proofs unless the tenant switched it off', () => {
    expect(capabilitiesWithout([])).toContain('proofs')
    expect(capabilitiesWithout(['proofs'])).not.toContain('proofs')
  })

  it('The calls of proofs answer 404 without the capability, whatever the code', async () => {
    expect(await customer.get('/proofs')).toMatchObject({ status: 200, data: { proofs: [] } })
    expect(await verify()).toMatchObject({ status: 404, errors: { code: [expect.any(String)] } })
    const own: unknown = (await customer.get('/branding')).data
    await sandbox.callOperator(
      'PUT',
      '/branding?tenant=solstice',
      Object.assign({}, own, { capabilities: ['cases'] }),
    )
    expect(await customer.get('/proofs')).toMatchObject({ status: 404 })
    expect(await customer.post('/proofs', {})).toMatchObject({ status: 404 })
    expect(await verify()).toMatchObject({ status: 404, errors: null })
    await sandbox.callOperator('DELETE', '/branding?tenant=solstice')
    expect(await customer.get('/proofs')).toMatchObject({ status: 200 })
  })

  it('POST /proofs/verify lets an address try a limited number of codes a minute', async () => {
    await sandbox.advanceClock(60)
    for (let tries = 0; tries < callsPerMinute; tries += 1)
      expect(await verify()).toMatchObject({ status: 404 })
    const limited = await verify()
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
