import type { CaseReason } from '@coffer/domain/cases'
import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, tenant } from './columns.ts'
import { depositors } from './onboarding.ts'

/** A problem that a holder reported about a transaction. The report is the first message of its thread. */
export const cases = pgTable(
  'cases',
  {
    tenant: tenant(),
    id: id('id'),
    /** The holder who reported it and reads its thread. */
    depositorId: uuid('depositor_id').notNull(),
    depositAccountId: uuid('deposit_account_id').notNull(),
    transferId: uuid('transfer_id').notNull(),
    threadId: uuid('thread_id').notNull(),
    reason: text('reason').$type<CaseReason>().notNull(),
    openedAt: instant('opened_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.id] }),
    index('cases_account').on(table.tenant, table.depositAccountId, table.openedAt),
    uniqueIndex('cases_thread').on(table.tenant, table.threadId),
    uniqueIndex('cases_open')
      .on(table.tenant, table.depositorId, table.transferId)
      .where(sql`closed_at is null`),
    foreignKey({
      columns: [table.tenant, table.depositorId],
      foreignColumns: [depositors.tenant, depositors.depositorId],
    }),
  ],
)
