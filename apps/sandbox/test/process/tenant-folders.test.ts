import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseTenant } from '@coffer/branding/tenant-schema'
import { defaultLimits } from '@coffer/domain/limits'
import { afterAll, expect, it } from 'vitest'
import { savingsProduct } from '../../src/banking/deposit-account.ts'
import { readTenants, tenantFolders } from '../../src/tenants/read-folder.ts'

const root = join(import.meta.dirname, '../../../..')
const own = mkdtempSync(join(tmpdir(), 'institutions-'))
afterAll(() => rmSync(own, { recursive: true }))

const slugs = (folder: string, only?: string) => readTenants(folder, only).all.map(({ slug }) => slug)

it('Tenant folders are those of the repository, or of the given folder with its own output', () => {
  const { tenants, rendered } = tenantFolders(root, undefined)
  expect([tenants, rendered]).toEqual([join(root, 'tenants'), join(root, 'tooling/tenant/dist')])
  expect(tenantFolders(root, own)).toEqual({ tenants: own, rendered: join(own, '.rendered') })
})

it('Tenants are all folders whose name has no leading dot, or the requested one', () => {
  cpSync(join(root, 'tenants/harbor'), join(own, 'harbor'), { recursive: true })
  cpSync(join(root, 'tenants/juniper'), join(own, 'juniper'), { recursive: true })
  mkdirSync(join(own, '.rendered/harbor'), { recursive: true })
  expect(slugs(own)).toEqual(['harbor', 'juniper'])
  expect(slugs(own, 'juniper')).toEqual(['juniper'])
})

it('A missing tenant folder is reported in one sentence', () => {
  expect(() => readTenants(join(own, 'nowhere'))).toThrow(
    'does not exist; set COFFER_TENANTS to an existing folder.',
  )
  expect(() => readTenants(own, 'elm')).toThrow('contains no tenant')
})

it('The sample tenants advertise the product that the provider has', () => {
  const { tenants } = tenantFolders(root, undefined)
  const offers = slugs(tenants).map((slug) => {
    const parsed = parseTenant(JSON.parse(readFileSync(join(tenants, slug, 'tenant.json'), 'utf8')))
    return parsed.ok ? parsed.tenant.offer : undefined
  })
  expect(offers).toHaveLength(3)
  for (const offer of offers)
    expect(offer).toMatchObject({
      apy: savingsProduct.apy,
      monthlyFeeCents: 0,
      minimumDepositCents: defaultLimits.initialMin,
    })
})
