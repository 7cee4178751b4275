import type { Problem } from '../problem.ts'
import type { CheckedTenant } from './check-tenant.ts'

/**
 * What only shows when tenants are seen beside each other: a host name serves one institution. Where two name the same
 * one, both are told, and neither is served there until it is clear whose it is.
 */
export function checkTogether(tenants: readonly CheckedTenant[]): readonly Problem[] {
  const owners = new Map<string, string[]>()
  for (const { slug, tenant } of tenants)
    for (const host of tenant.hosts) owners.set(host, [...(owners.get(host) ?? []), slug])
  return [...owners].flatMap(([host, slugs]) =>
    slugs.flatMap((slug) => {
      const others = slugs.filter((other) => other !== slug)
      return others.map((other) => ({
        file: `tenants/${slug}/tenant.json`,
        field: `hosts, ${host}`,
        mend: `is already of "${other}"; choose another`,
      }))
    }),
  )
}
