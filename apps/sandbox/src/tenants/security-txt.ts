import { inTenant, now } from '../database/in-tenant.ts'
import type { PageArea } from '../http/routes.ts'
import { findBranding } from './branding.ts'

const path = '/.well-known/security.txt'

/** Less than a year, as RFC 9116 recommends. Computed for each response, so that it never expires. */
const validForMs = 180 * 24 * 60 * 60 * 1000

/** How to report a vulnerability to the host's bank (RFC 9116). */
export const securityTxt: PageArea = (pages, { db, tenants, settings }) => {
  pages.get(path, async (c) => {
    const { tenant } = c.var
    const { contact, expires } = await inTenant(db, tenant, async (tx) => ({
      contact: (await findBranding(tx, tenants)).emails.support,
      expires: new Date(now(tx).getTime() + validForMs),
    }))
    c.header('Cache-Control', 'no-cache')
    return c.text(
      [
        `Contact: mailto:${contact}`,
        `Expires: ${expires.toISOString()}`,
        `Preferred-Languages: ${(tenants.bySlug(tenant)?.languages ?? ['en']).join(', ')}`,
        `Canonical: ${settings.originOf(tenant)}${path}`,
        '',
      ].join('\n'),
    )
  })
}
