import { openTenantBank } from '../banking/open-bank.ts'
import type { Database } from '../database/connection.ts'
import { inTenant, now } from '../database/in-tenant.ts'
import { tenantSettings } from '../database/schema/tenants.ts'
import { findBranding } from './branding.ts'
import type { TenantDirectory } from './directory.ts'

/** Creates the settings and the bank of each new tenant. Idempotent. */
export async function openTenants(database: Database, tenants: TenantDirectory): Promise<void> {
  for (const { slug, linkingMode, sameFiInstitution } of tenants.all)
    await inTenant(database, slug, async (tx) => {
      await tx
        .insert(tenantSettings)
        .values({ linkingMode, sameFiInstitution, createdAt: now(tx) })
        .onConflictDoNothing()
      const { name, emails } = await findBranding(tx, tenants)
      await openTenantBank(tx, { name, supportEmail: emails.support })
    })
}
