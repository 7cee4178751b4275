import { expect, it } from 'vitest'
import { missingTenant } from './missing-tenant.mjs'

it('missingTenant reports a tenant without a folder, and nothing if the folder exists or TENANT is not set', () => {
  expect(missingTenant({ TENANT: 'nope' })).toMatch(/no tenant "nope"/)
  expect([missingTenant({ TENANT: 'harbor' }), missingTenant({}), missingTenant({ TENANT: '' })]).toEqual([
    null,
    null,
    null,
  ])
})
