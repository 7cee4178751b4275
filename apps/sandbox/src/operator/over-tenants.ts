import type { Call } from '../http/call.ts'
import { missing } from '../http/refusal.ts'

/** Asks the tenant that `?tenant=` names, or each in turn. */
export async function overTenants<T>(c: Call, ask: (slug: string) => Promise<readonly T[]>): Promise<T[]> {
  const answers: T[] = []
  for (const slug of namedTenants(c)) answers.push(...(await ask(slug)))
  return answers
}

function namedTenants(c: Call): readonly string[] {
  const { tenants } = c.var.context
  const named = c.req.query('tenant')
  if (named === undefined) return tenants.all.map(({ slug }) => slug)
  if (!tenants.bySlug(named)) throw missing('There is no such tenant.')
  return [named]
}
