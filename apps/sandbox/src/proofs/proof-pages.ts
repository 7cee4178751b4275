import { notFound } from '@coffer/provider-kit/refusal'
import { eq } from 'drizzle-orm'
import { inTenant, type Tx } from '../database/in-tenant.ts'
import { proofs } from '../database/schema/proofs.ts'
import { downloadLinks } from '../disclosures/download-link.ts'
import { expiredLinkPage } from '../documents/expired-link-page.ts'
import { letterheadLogo } from '../documents/letterhead-logo.ts'
import { pdfResponse } from '../documents/pdf-response.ts'
import { limitDocuments } from '../http/rate-limit.ts'
import type { PageArea } from '../http/routes.ts'
import { uuidOrUnusedId } from '../requests/requests.ts'
import { findBranding } from '../tenants/branding.ts'
import { findProvenFacts } from './proven-facts.ts'

/** Serves the path of download_url. Its expiring signature replaces the bearer token. */
export const proofPages: PageArea = (pages, { db, keys, clock, tenants, settings }) => {
  const links = downloadLinks(keys)
  pages.get('/documents/proofs/:file', async (c) => {
    const file = c.req.param('file')
    const query = { expires: c.req.query('expires') ?? '', signature: c.req.query('signature') ?? '' }
    if (!links.isGood(`/documents/proofs/${file}`, query, clock.now())) return expiredLinkPage(c)
    const asked = await inTenant(db, c.var.tenant, (tx) => proofOfFile(tx, file))
    if (asked === undefined) throw notFound()
    await limitDocuments(c, asked.depositAccountId)
    const printed = await inTenant(db, c.var.tenant, async (tx) => {
      const proof = await proofOfFile(tx, file)
      return proof && { ...(await findProvenFacts(tx, proof)), branding: await findBranding(tx, tenants) }
    })
    if (printed === undefined) throw notFound()
    const { proofPdf } = await import('./proof-pdf.ts')
    const logo = await letterheadLogo(tenants, printed.branding)
    // Not the request's address, whose host anybody can choose.
    const verifyAt = `${settings.originOf(c.var.tenant)}/verify-document`
    const name = printed.proof.kind.replaceAll('_', '-')
    return pdfResponse(c, await proofPdf({ ...printed, logo, verifyAt }), name)
  })
}

async function proofOfFile(tx: Tx, file: string) {
  const [proof] = await tx
    .select()
    .from(proofs)
    .where(eq(proofs.id, uuidOrUnusedId(file.replace(/\.pdf$/, ''))))
  return proof
}
