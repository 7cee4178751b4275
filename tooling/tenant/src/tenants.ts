import { join } from 'node:path'
import { type Checked, type CheckedTenant, checkTenant } from './check/check-tenant.ts'
import { checkTogether } from './check/check-together.ts'
import type { HouseWords } from './folder/house-words.ts'
import { readFolder, slugsIn } from './folder/read-folder.ts'
import { type Problem, nearest } from './problem.ts'

export type ReadTenants = {
  readonly tenants: readonly CheckedTenant[]
  readonly problems: readonly Problem[]
}

/** Reads and checks every tenant's folder, or the one asked for (beside all the others: their host names and marks count). */
export function readTenants(folder: string, house: HouseWords, only?: string): ReadTenants {
  const checked = slugsIn(folder).map((slug) => [slug, readTenant(folder, slug, house)] as const)
  return judge(checked, house, only)
}

/** What each folder was found to be, and what shows only when all are seen beside each other. */
export function judge(
  checked: readonly (readonly [slug: string, result: Checked])[],
  house: HouseWords,
  only?: string,
): ReadTenants {
  const slugs = checked.map(([slug]) => slug)
  if (only !== undefined && !slugs.includes(only)) return { tenants: [], problems: [notThere(only, slugs)] }
  const all = checked.flatMap(([, result]) => (result.ok ? [result.tenant] : []))
  const problems = [
    ...checked.flatMap(([slug, result]) => (result.ok || (only ?? slug) !== slug ? [] : result.problems)),
    ...checkTogether(all, house, only),
  ]
  return { tenants: all.filter(({ slug }) => (only ?? slug) === slug), problems }
}

export function readTenant(folder: string, slug: string, house: HouseWords): Checked {
  return checkTenant(readFolder(join(folder, slug)), house)
}

/** Says which there are, as far as a person would read, and which was meant. */
export function notThere(slug: string, slugs: readonly string[]): Problem {
  const some = slugs.slice(0, 10).join(', ')
  const more = slugs.length > 10 ? ` and ${slugs.length - 10} more` : ''
  const mend = `is not there${nearest(slug, slugs)}; there are ${some || 'no tenants yet'}${more}`
  return { file: `tenants/${slug}`, field: 'the folder', mend }
}
