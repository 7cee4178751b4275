import type { Sender } from '@coffer/email-templates/sender'
import type { Database } from '../database/connection.ts'
import { databaseOf, tenantOf, type Tx } from '../database/in-tenant.ts'
import { brandingOf } from '../tenants/branding.ts'
import type { TenantDirectory } from '../tenants/directory.ts'

/** Who writes letters, and from where. */
export interface Mailer {
  readonly tenants: TenantDirectory
  /** Where a tenant's application is reached, for what letters link to where nobody's browser says it. */
  readonly originOf: (slug: string) => string
}

const offices = new WeakMap<Database, Mailer>()

/** Letters are written in every corner of the bank, with a transaction and little else in hand: the office is its database's. */
export const registerMailer = (database: Database, office: Mailer): void => {
  offices.set(database, office)
}

/** The institution whose transaction this is, in the branding that is in force now. */
export async function senderOf(tx: Tx): Promise<Sender> {
  const office = offices.get(databaseOf(tx))
  if (!office) throw new Error('This database has no letter office yet.')
  const slug = tenantOf(tx)
  return {
    branding: await brandingOf(tx, office.tenants),
    origin: office.originOf(slug),
    messageOverrides: office.tenants.bySlug(slug)?.words,
  }
}
