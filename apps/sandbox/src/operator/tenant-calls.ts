import { linkingModes } from '@coffer/domain/status'
import * as v from 'valibot'
import { inTenant, type Tx } from '../database/in-tenant.ts'
import { tenantSettings } from '../database/schema/tenants.ts'
import { bodyOf } from '../http/call.ts'
import { ApiRefusal } from '../http/refusal.ts'
import type { OperatorArea } from '../http/routes.ts'
import { brandingOf } from '../tenants/branding.ts'
import type { TenantDirectory } from '../tenants/directory.ts'
import { namedTenant, forEachTenant } from './for-each-tenant.ts'

const cents = v.pipe(v.number(), v.integer(), v.minValue(0))

const changes = v.object({
  linking_mode: v.optional(v.picklist(linkingModes)),
  same_fi_institution: v.optional(v.nullable(v.string())),
  limits: v.optional(v.record(v.string(), cents)),
  review_seconds: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400)))),
})

export const tenantCalls: OperatorArea = (operator, { db, tenants }) => {
  operator.get('/tenants', async (c) => {
    return c.json(await forEachTenant(c, async (tx, slug) => [await onTheWire(tx, slug, tenants)]))
  })

  operator.patch('/tenants/:slug', async (c) => {
    const slug = namedTenant(c, c.req.param('slug'))
    const asked = await bodyOf(c, changes)
    const values = {
      ...(asked.linking_mode !== undefined && { linkingMode: asked.linking_mode }),
      ...(asked.same_fi_institution !== undefined && { sameFiInstitution: asked.same_fi_institution }),
      ...(asked.limits !== undefined && { limits: asked.limits }),
      ...(asked.review_seconds !== undefined && { reviewSeconds: asked.review_seconds }),
    }
    const answer = await inTenant(db, slug, async (tx) => {
      if (Object.keys(values).length > 0) await tx.update(tenantSettings).set(values)
      return onTheWire(tx, slug, tenants)
    })
    return c.json(answer)
  })

  // Taken as it comes, even where it is broken: what a browser makes of that is worth trying.
  operator.put('/branding', async (c) => {
    const slug = namedTenant(c)
    const branding: unknown = await c.req.json().catch(() => {
      throw new ApiRefusal(415, 'This call takes JSON.')
    })
    await inTenant(db, slug, (tx) => tx.update(tenantSettings).set({ branding }))
    return c.json(branding)
  })

  operator.delete('/branding', async (c) => {
    const slug = namedTenant(c)
    await inTenant(db, slug, (tx) => tx.update(tenantSettings).set({ branding: null }))
    return c.json(tenants.bySlug(slug)?.branding)
  })
}

async function onTheWire(tx: Tx, slug: string, tenants: TenantDirectory) {
  const [row] = await tx.select().from(tenantSettings)
  return {
    slug,
    name: (await brandingOf(tx, tenants)).name,
    linking_mode: row?.linkingMode,
    same_fi_institution: row?.sameFiInstitution,
    limits: row?.limits,
    review_seconds: row?.reviewSeconds ?? null,
  }
}
