import { expect, it } from 'vitest'
import { missingTenant } from './missing-tenant.mjs'

it('reports a tenant without a folder, and neither one with a folder nor none at all', () => {
  expect(missingTenant({ TENANT: 'nope' })).toMatch(/no tenant "nope"/)
  expect([missingTenant({ TENANT: 'harbor' }), missingTenant({}), missingTenant({ TENANT: '' })]).toEqual([
    null,
    null,
    null,
  ])
})
