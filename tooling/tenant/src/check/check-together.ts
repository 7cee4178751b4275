import type { Problem } from '../problem.ts'
import type { CheckedTenant } from './check-tenant.ts'

/** What only shows when tenants are seen beside each other: a host name serves one institution. */
export function checkTogether(tenants: readonly CheckedTenant[]): readonly Problem[] {
  const owners = new Map<string, string>()
  const problems: Problem[] = []
  for (const { slug, tenant } of tenants) {
    for (const host of tenant.hosts) {
      const owner = owners.get(host)
      if (owner === undefined) owners.set(host, slug)
      else {
        const field = `hosts, ${host}`
        problems.push({
          file: `tenants/${slug}/tenant.json`,
          field,
          mend: `is already of "${owner}"; choose another`,
        })
      }
    }
  }
  return problems
}
