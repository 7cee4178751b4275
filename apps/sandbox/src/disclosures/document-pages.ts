import { eq } from 'drizzle-orm'
import { inTenant } from '../database/in-tenant.ts'
import { disclosures } from '../database/schema/disclosures.ts'
import { missing } from '../http/refusal.ts'
import type { PageArea } from '../http/routes.ts'
import { uuidOrNone } from '../requests/requests.ts'
import { disclosurePdf } from './disclosure-pdf.ts'
import { downloadLinks } from './download-link.ts'

/** Where download_url leads. The signature in the address stands in for the bearer, and runs out. */
export const documentPages: PageArea = (pages, { db, settings, clock }) => {
  const links = downloadLinks(settings.secret)

  pages.get('/documents/disclosures/:file', async (c) => {
    const file = c.req.param('file')
    const path = `/documents/disclosures/${file}`
    const query = { expires: c.req.query('expires') ?? '', signature: c.req.query('signature') ?? '' }
    if (!file.endsWith('.pdf') || !links.isGood(path, query, clock.now())) throw missing()
    const [found] = await inTenant(db, c.var.tenant, (tx) =>
      tx
        .select()
        .from(disclosures)
        .where(eq(disclosures.id, uuidOrNone(file.slice(0, -'.pdf'.length)))),
    )
    if (found === undefined) throw missing()
    return c.body(await disclosurePdf(found), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${found.slug}.pdf"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
  })
}
