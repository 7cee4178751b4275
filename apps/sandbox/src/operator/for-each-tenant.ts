import { notFound } from '@coffer/provider-kit/refusal'
import { inTenant, type Tx } from '../database/in-tenant.ts'
import type { Call } from '../http/call.ts'
import { recordRead } from './record-read.ts'

/** Queries the tenant of `?tenant=`, or all tenants in turn, and records that their data were read. */
export async function forEachTenant<T>(
  c: Call,
  ask: (tx: Tx, slug: string) => Promise<readonly T[]>,
): Promise<T[]> {
  const { db, tenants } = c.var.context
  const named = c.req.query('tenant')
  const slugs = named === undefined ? tenants.all.map(({ slug }) => slug) : [namedTenant(c)]
  const answers: T[] = []
  for (const slug of slugs)
    answers.push(
      ...(await inTenant(db, slug, async (tx) => {
        const answer = await ask(tx, slug)
        await recordRead(tx, c)
        return answer
      })),
    )
  return answers
}

/** The tenant of `?tenant=`, or `named`. */
export function namedTenant(c: Call, named = c.req.query('tenant')): string {
  const slug = named ?? ''
  if (!c.var.context.tenants.bySlug(slug)) throw notFound('There is no such tenant.')
  return slug
}
