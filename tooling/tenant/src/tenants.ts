import { join } from 'node:path'
import { checkFolder } from './check/check-folder.ts'
import type { Checked, CheckedTenant } from './check/check-tenant.ts'
import { checkTogether } from './check/check-together.ts'
import type { DefaultMessages } from './folder/default-messages.ts'
import { slugsIn } from './folder/read-folder.ts'
import { type Problem, suggestion } from './problem.ts'

export type ReadTenants = {
  readonly tenants: readonly CheckedTenant[]
  readonly problems: readonly Problem[]
}

/** Reads and checks every tenant's folder, or the given one against all others, since host names and fingerprints are unique. */
export function readTenants(folder: string, defaultMessages: DefaultMessages, only?: string): ReadTenants {
  const checked = slugsIn(folder).map((slug) => [slug, readTenant(folder, slug, defaultMessages)] as const)
  return checkAll(checked, defaultMessages, only)
}

/** The checked folders, with the problems between them. */
export function checkAll(
  checked: readonly (readonly [slug: string, result: Checked])[],
  defaultMessages: DefaultMessages,
  only?: string,
): ReadTenants {
  const slugs = checked.map(([slug]) => slug)
  if (only !== undefined && !slugs.includes(only))
    return { tenants: [], problems: [unknownTenant(only, slugs)] }
  const all = checked.flatMap(([, result]) => (result.ok ? [result.tenant] : []))
  const problems = [
    ...checked.flatMap(([slug, result]) => (result.ok || (only ?? slug) !== slug ? [] : result.problems)),
    ...checkTogether(all, defaultMessages, only),
  ]
  return { tenants: all.filter(({ slug }) => (only ?? slug) === slug), problems }
}

export function readTenant(folder: string, slug: string, defaultMessages: DefaultMessages): Checked {
  return checkFolder(join(folder, slug), defaultMessages)
}

/** A hint with some of the existing tenants and the closest name. */
export function unknownTenant(slug: string, slugs: readonly string[]): Problem {
  const some = slugs.slice(0, 10).join(', ')
  const more = slugs.length > 10 ? ` and ${slugs.length - 10} more` : ''
  const known = slugs.length === 0 ? 'there are no tenants yet' : `the tenants are ${some}${more}`
  const hint = `does not exist${suggestion(slug, slugs)}; ${known}`
  return { file: `tenants/${slug}`, field: 'the folder', hint }
}
