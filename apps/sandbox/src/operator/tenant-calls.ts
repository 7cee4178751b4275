import { linkingModes } from '@coffer/domain/status'
import { shortText } from '@coffer/api-client/request/text'
import { parseBody } from '@coffer/provider-kit/body'
import { parseJson } from '@coffer/provider-kit/json-body'
import { ApiRefusal } from '@coffer/provider-kit/refusal'
import { requireStorable } from '@coffer/provider-kit/unstorable-text'
import * as v from 'valibot'
import { inTenant, type Tx } from '../database/in-tenant.ts'
import { tenantSettings } from '../database/schema/tenants.ts'
import type { OperatorArea } from '../http/routes.ts'
import { findBranding, ownBranding } from '../tenants/branding.ts'
import type { TenantDirectory } from '../tenants/directory.ts'
import { actInTenant } from './act.ts'
import { brandReport } from './brand-report.ts'
import { namedTenant, forEachTenant } from './for-each-tenant.ts'

const cents = v.pipe(v.number(), v.integer(), v.minValue(0))

export const tenantChangeBody = v.object({
  linking_mode: v.optional(v.picklist(linkingModes)),
  same_fi_institution: v.optional(v.nullable(shortText)),
  limits: v.optional(v.record(shortText, cents)),
  review_seconds: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400)))),
})

export const tenantCalls: OperatorArea = (operator, { db, tenants }) => {
  operator.get('/tenants', async (c) => {
    return c.json(await forEachTenant(c, async (tx, slug) => [await toWire(tx, slug, tenants)]))
  })

  operator.patch('/tenants/:slug', async (c) => {
    const slug = namedTenant(c, c.req.param('slug'))
    const requested = await parseBody(c, tenantChangeBody)
    const values = {
      ...(requested.linking_mode !== undefined && { linkingMode: requested.linking_mode }),
      ...(requested.same_fi_institution !== undefined && {
        sameFiInstitution: requested.same_fi_institution,
      }),
      ...(requested.limits !== undefined && { limits: requested.limits }),
      ...(requested.review_seconds !== undefined && { reviewSeconds: requested.review_seconds }),
    }
    const answer = await actInTenant(c, slug, async (tx) => {
      if (Object.keys(values).length > 0) await tx.update(tenantSettings).set(values)
      return toWire(tx, slug, tenants)
    })
    return c.json(answer)
  })

  operator.get('/branding', async (c) => {
    const slug = namedTenant(c)
    const [row] = await inTenant(db, slug, (tx) => tx.select().from(tenantSettings))
    const live = row?.branding ?? null
    return c.json(brandReport(live ?? ownBranding(tenants, slug), live === null))
  })

  // Not validated: it is useful to test an invalid branding in a browser.
  operator.put('/branding', async (c) => {
    const slug = namedTenant(c)
    const branding = await parseJson(c)
    if (branding === null) throw new ApiRefusal(415, 'This call takes JSON.')
    requireStorable(branding)
    await actInTenant(c, slug, (tx) => tx.update(tenantSettings).set({ branding }))
    return c.json(branding)
  })

  operator.delete('/branding', async (c) => {
    const slug = namedTenant(c)
    await actInTenant(c, slug, (tx) => tx.update(tenantSettings).set({ branding: null }))
    return c.json(ownBranding(tenants, slug))
  })
}

async function toWire(tx: Tx, slug: string, tenants: TenantDirectory) {
  const [row] = await tx.select().from(tenantSettings)
  return {
    slug,
    name: (await findBranding(tx, tenants)).name,
    linking_mode: row?.linkingMode,
    same_fi_institution: row?.sameFiInstitution,
    limits: row?.limits,
    review_seconds: row?.reviewSeconds ?? null,
  }
}
