import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { tenant } from './columns.ts'

/** Announced changes of what a tenant's accounts earn, one a day at most. An account opened on or after the day begins with it. */
export const rateChanges = pgTable(
  'rate_changes',
  {
    tenant: tenant(),
    /** The first day that earns at it. */
    effectiveOn: date('effective_on', { mode: 'string' }).notNull(),
    announcedOn: date('announced_on', { mode: 'string' }).notNull(),
    /** Percent, as "4.10". */
    apy: text('apy').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.effectiveOn] })],
)
