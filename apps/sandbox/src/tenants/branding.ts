import { parseBranding, type Branding } from '@coffer/branding/schema'
import { inTenant, tenantOf, type Tx } from '../database/in-tenant.ts'
import { tenantSettings } from '../database/schema/tenants.ts'
import type { DocumentBranding } from '../documents/pdf-parts.ts'
import type { TenantDirectory } from './directory.ts'
import type { Context } from '../http/call.ts'
import type { SomeHandlers } from '../http/handler.ts'

/** The response of GET /branding: the branding set by the operator, or the tenant's own. */
async function brandingToWire(tx: Tx, tenants: TenantDirectory): Promise<unknown> {
  const [settings] = await tx.select({ branding: tenantSettings.branding }).from(tenantSettings)
  return settings?.branding ?? ownBranding(tenants, tenantOf(tx))
}

/** The branding used for passwords, emails and documents. One that the operator broke on purpose is ignored. */
export async function findBranding(tx: Tx, tenants: TenantDirectory): Promise<DocumentBranding> {
  const slug = tenantOf(tx)
  const documentScripts = tenants.bySlug(slug)?.documentScripts ?? []
  const live = parseBranding(await brandingToWire(tx, tenants))
  if (live.ok) return { ...live.branding, documentScripts }
  const own = parseBranding(ownBranding(tenants, slug))
  if (!own.ok) throw new Error(`The branding of ${slug} can't be read.`)
  return { ...own.branding, documentScripts }
}

/** Whether the build has drawn this branding's logo for emails: it has for the tenant's own logos and colors. */
export function hasDrawnLogo(tenants: TenantDirectory, slug: string, branding: Branding): boolean {
  const own = parseBranding(ownBranding(tenants, slug))
  const drawnFrom = ({ logos, colorPrimary, colorSecondary }: Branding) =>
    JSON.stringify([logos, colorPrimary, colorSecondary])
  return own.ok && drawnFrom(own.branding) === drawnFrom(branding)
}

/** The tenant's own branding with the provider's capabilities. */
export function ownBranding(tenants: TenantDirectory, slug: string): unknown {
  const tenant = tenants.bySlug(slug)
  return tenant && Object.assign({}, tenant.branding, { capabilities: tenant.capabilities })
}

export const brandingCalls = ({ db, tenants }: Context) =>
  ({
    'GET /branding': async ({ c }) => inTenant(db, c.var.tenant, (tx) => brandingToWire(tx, tenants)),
  }) satisfies SomeHandlers
