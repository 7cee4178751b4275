import type { Sender } from '@coffer/email-templates/sender'
import type { Database } from '../database/connection.ts'
import { databaseOf, tenantOf, type Tx } from '../database/in-tenant.ts'
import { brandingOf } from '../tenants/branding.ts'
import type { TenantDirectory } from '../tenants/directory.ts'

/** The sender of a tenant's emails. */
export interface Mailer {
  readonly tenants: TenantDirectory
  /** Base URL of a tenant's application, for links of emails that no browser's request causes. */
  readonly originOf: (slug: string) => string
}

const offices = new WeakMap<Database, Mailer>()

/** Letters are written in every corner of the bank, with a transaction and little else in hand: the office is its database's. */
export const registerMailer = (database: Database, office: Mailer): void => {
  offices.set(database, office)
}

/** The tenant of this transaction, with its current branding. */
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
