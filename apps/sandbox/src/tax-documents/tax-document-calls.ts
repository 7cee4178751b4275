import { easternDate } from '@coffer/domain/calendar'
import { notFound } from '@coffer/provider-kit/refusal'
import { eq } from 'drizzle-orm'
import { findAllAccounts } from '../banking/deposit-account.ts'
import { inTenant, now } from '../database/in-tenant.ts'
import { depositAccounts } from '../database/schema/banking.ts'
import { downloadLinks } from '../disclosures/download-link.ts'
import { findAddressee } from '../documents/addressee.ts'
import { letterheadLogo } from '../documents/letterhead-logo.ts'
import { expiredLinkPage } from '../documents/expired-link-page.ts'
import { pdfResponse } from '../documents/pdf-response.ts'
import { asCaller } from '../http/as-caller.ts'
import type { Context } from '../http/call.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { limitDocuments } from '../http/rate-limit.ts'
import type { PageArea } from '../http/routes.ts'
import { uuidOrUnusedId } from '../requests/requests.ts'
import { findBranding } from '../tenants/branding.ts'
import { findTaxYears, type TaxYear } from './tax-years.ts'

const documentPath = ({ account, uuid }: TaxYear): string => `/documents/taxes/${account.id}/${uuid}.pdf`

/** Form 1099-INT for each year that has one. The depositor can read it even after the account is closed. */
export function taxDocumentCalls({ keys, clock }: Context) {
  const links = downloadLinks(keys)

  return {
    'GET /tax-documents': asCaller(async ({ c, tx, caller: { depositorId } }) => {
      const years: TaxYear[] = []
      for (const account of await findAllAccounts(tx, depositorId))
        years.push(...(await findTaxYears(tx, account, now(tx))))
      return years
        .toSorted((one, other) => other.year - one.year)
        .map((one) => ({
          uuid: one.uuid,
          tax_year: one.year,
          form: '1099-INT',
          issued_at: one.issuedAt.toISOString(),
          issued_on: easternDate(one.issuedAt),
          download_url: links.to(c.var.origin, documentPath(one), clock.now()),
        }))
    }),
  } satisfies SomeHandlers
}

/** Serves the path of download_url. Its expiring signature replaces the bearer token. */
export const taxDocumentPages: PageArea = (pages, { db, keys, clock, tenants }) => {
  const links = downloadLinks(keys)
  pages.get('/documents/taxes/:account/:file', async (c) => {
    const { account: id, file } = c.req.param()
    const query = { expires: c.req.query('expires') ?? '', signature: c.req.query('signature') ?? '' }
    if (!links.isGood(`/documents/taxes/${id}/${file}`, query, clock.now())) return expiredLinkPage(c)
    await limitDocuments(c, id)
    const printed = await inTenant(db, c.var.tenant, async (tx) => {
      const [account] = await tx
        .select()
        .from(depositAccounts)
        .where(eq(depositAccounts.id, uuidOrUnusedId(id)))
      const years = account === undefined ? [] : await findTaxYears(tx, account, now(tx))
      const form = years.find(({ uuid }) => `${uuid}.pdf` === file)
      if (form === undefined) throw notFound()
      const holder = await findAddressee(tx, form.account.depositorId)
      return { form, holder, branding: await findBranding(tx, tenants) }
    })
    const { taxFormPdf } = await import('./tax-form-pdf.ts')
    const logo = await letterheadLogo(tenants, printed.branding)
    return pdfResponse(c, await taxFormPdf({ ...printed, logo }), `1099-int-${printed.form.year}`)
  })
}
