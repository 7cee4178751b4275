import { notFound } from '@coffer/provider-kit/refusal'
import { eq } from 'drizzle-orm'
import { inTenant } from '../database/in-tenant.ts'
import { disclosures } from '../database/schema/disclosures.ts'
import { letterheadLogo } from '../documents/letterhead-logo.ts'
import { expiredLinkPage } from '../documents/expired-link-page.ts'
import { pdfResponse } from '../documents/pdf-response.ts'
import type { PageArea } from '../http/routes.ts'
import { uuidOrUnusedId } from '../requests/requests.ts'
import { findBranding } from '../tenants/branding.ts'
import { downloadLinks } from './download-link.ts'

/** Serves the path of download_url. Its expiring signature replaces the bearer token. */
export const documentPages: PageArea = (pages, { db, keys, clock, tenants }) => {
  const links = downloadLinks(keys)

  pages.get('/documents/disclosures/:file', async (c) => {
    const file = c.req.param('file')
    const path = `/documents/disclosures/${file}`
    const query = { expires: c.req.query('expires') ?? '', signature: c.req.query('signature') ?? '' }
    if (!file.endsWith('.pdf') || !links.isGood(path, query, clock.now())) return expiredLinkPage(c)
    const printed = await inTenant(db, c.var.tenant, async (tx) => {
      const [disclosure] = await tx
        .select()
        .from(disclosures)
        .where(eq(disclosures.id, uuidOrUnusedId(file.slice(0, -'.pdf'.length))))
      return disclosure && { disclosure, branding: await findBranding(tx, tenants) }
    })
    if (printed === undefined) throw notFound()
    const { disclosurePdf } = await import('./disclosure-pdf.ts')
    const logo = await letterheadLogo(tenants, printed.branding)
    return pdfResponse(c, await disclosurePdf({ ...printed, logo }), printed.disclosure.slug)
  })
}
