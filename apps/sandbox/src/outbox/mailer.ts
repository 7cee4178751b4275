import { depositInsurer } from '@coffer/branding/insurer'
import type { Sender } from '@coffer/email-templates/sender'
import type { Database } from '../database/connection.ts'
import { tenantOf, type Tx } from '../database/in-tenant.ts'
import { databaseOf } from '../database/transaction-scope.ts'
import { findBranding, hasDrawnLogo } from '../tenants/branding.ts'
import { type DeliveryQueue, noDelivery } from './delivery-queue.ts'
import type { TenantDirectory } from '../tenants/directory.ts'

/** The sender of a tenant's emails. */
export interface Mailer {
  readonly tenants: TenantDirectory
  /** The origin of a tenant's application. */
  readonly originOf: (slug: string) => string
  readonly delivery: DeliveryQueue
}

const mailers = new WeakMap<Database, Mailer>()

/**
 * Emails are sent wherever there is a transaction, so the mailer is registered per database instead of being passed
 * along.
 */
export const registerMailer = (database: Database, mailer: Mailer): void => {
  mailers.set(database, mailer)
}

/** The way out of the outbox for this transaction's messages; none for a database that is open without a provider. */
export const findDelivery = (tx: Tx): DeliveryQueue => mailers.get(databaseOf(tx))?.delivery ?? noDelivery

/** The tenant of this transaction as a sender, with its current branding. */
export async function findSender(tx: Tx): Promise<Sender> {
  const mailer = mailers.get(databaseOf(tx))
  if (!mailer) throw new Error('No mailer is registered for this database.')
  const slug = tenantOf(tx)
  const tenant = mailer.tenants.bySlug(slug)
  const branding = await findBranding(tx, mailer.tenants)
  return {
    branding,
    insurer: depositInsurer(branding.showFdic, tenant?.insurer),
    origin: mailer.originOf(slug),
    hasDrawnLogo: hasDrawnLogo(mailer.tenants, slug, branding),
    hasDarkTheme: tenant?.darkTheme ?? false,
    messageOverrides: tenant?.messageOverrides,
  }
}
