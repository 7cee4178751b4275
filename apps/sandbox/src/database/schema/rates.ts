import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { tenant } from './columns.ts'

/**
 * Announced changes of a tenant's annual percentage yield, at most one per day. An account opened on or after that day
 * starts with the new rate.
 */
export const rateChanges = pgTable(
  'rate_changes',
  {
    tenant: tenant(),
    /** The first day on which the rate applies. */
    effectiveOn: date('effective_on', { mode: 'string' }).notNull(),
    announcedOn: date('announced_on', { mode: 'string' }).notNull(),
    /** Percent, such as "4.10". */
    apy: text('apy').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.effectiveOn] })],
)
