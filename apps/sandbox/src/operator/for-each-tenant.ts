import { inTenant, type Tx } from '../database/in-tenant.ts'
import type { Call, Context } from '../http/call.ts'
import { notFound } from '../http/refusal.ts'

/** Queries the tenant of `?tenant=`, or each one in turn. */
export async function forEachTenant<T>(
  c: Call,
  ask: (tx: Tx, slug: string) => Promise<readonly T[]>,
): Promise<T[]> {
  const { db, tenants } = c.var.context
  const named = c.req.query('tenant')
  const slugs = named === undefined ? tenants.all.map(({ slug }) => slug) : [namedTenant(c)]
  const answers: T[] = []
  for (const slug of slugs) answers.push(...(await inTenant(db, slug, (tx) => ask(tx, slug))))
  return answers
}

/** The tenant of `?tenant=` or `named`. */
export function namedTenant(c: Call, named = c.req.query('tenant')): string {
  const slug = named ?? ''
  if (!c.var.context.tenants.bySlug(slug)) throw notFound('There is no such tenant.')
  return slug
}

/** Acts in the tenant that has the id, which the operator need not name. Null means "not here". */
export async function tenantOfRecord<T>(
  { db, tenants }: Context,
  act: (tx: Tx) => Promise<T | null>,
): Promise<T> {
  for (const { slug } of tenants.all) {
    const answer = await inTenant(db, slug, act)
    if (answer !== null) return answer
  }
  throw notFound('Nothing has this id.')
}
