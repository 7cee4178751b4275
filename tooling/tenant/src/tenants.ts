import { join } from 'node:path'
import { type CheckedTenant, checkTenant } from './check/check-tenant.ts'
import { checkTogether } from './check/check-together.ts'
import type { HouseWords } from './folder/house-words.ts'
import { readFolder, slugsIn } from './folder/read-folder.ts'
import type { Problem } from './problem.ts'

export type ReadTenants = {
  readonly tenants: readonly CheckedTenant[]
  readonly problems: readonly Problem[]
}

/** Reads and checks every tenant's folder, or the one asked for (its host names against all the others' too). */
export function readTenants(folder: string, house: HouseWords, only?: string): ReadTenants {
  const slugs = slugsIn(folder)
  if (only !== undefined && !slugs.includes(only)) {
    const mend = `is not there; there are ${slugs.join(', ') || 'no tenants yet'}`
    return { tenants: [], problems: [{ file: `tenants/${only}`, field: 'the folder', mend }] }
  }
  const checked = slugs.map((slug) => [slug, checkTenant(readFolder(join(folder, slug)), house)] as const)
  const all = checked.flatMap(([, result]) => (result.ok ? [result.tenant] : []))
  const problems = [
    ...checked.flatMap(([slug, result]) => (result.ok || (only ?? slug) !== slug ? [] : result.problems)),
    ...checkTogether(all).filter(({ file }) => only === undefined || file.startsWith(`tenants/${only}/`)),
  ]
  return { tenants: all.filter(({ slug }) => (only ?? slug) === slug), problems }
}
