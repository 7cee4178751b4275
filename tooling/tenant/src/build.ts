import { join } from 'node:path'
import { rmSync } from 'node:fs'
import type { CheckedTenant } from './check/check-tenant.ts'
import { slugsIn } from './folder/read-folder.ts'
import type { HouseWords } from './folder/house-words.ts'
import type { Compiled } from './page/compiled.ts'
import { stamper } from './stamp.ts'
import { writeTenant } from './write/write-tenant.ts'

export type Built = {
  readonly tenants: number
  readonly written: number
  readonly removed: readonly string[]
}

/** Stamps each tenant into `dist/<slug>`. With `isWhole`, what is there of tenants that are no more is removed. */
export async function buildTenants(options: {
  tenants: readonly CheckedTenant[]
  compiled: Compiled
  house: HouseWords
  dist: string
  isWhole: boolean
}): Promise<Built> {
  const { tenants, compiled, house, dist, isWhole } = options
  const stamp = stamper(compiled, house)
  let written = 0
  for (const tenant of tenants) written += writeTenant(join(dist, tenant.slug), await stamp(tenant))
  const wanted = new Set(tenants.map(({ slug }) => slug))
  const removed = isWhole ? slugsIn(dist).filter((slug) => !wanted.has(slug)) : []
  for (const slug of removed) rmSync(join(dist, slug), { recursive: true })
  return { tenants: tenants.length, written, removed }
}
