import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, text, unique, uuid, bigint } from 'drizzle-orm/pg-core'
import { id, instant, tenant } from './columns.ts'
import type { AccountKind, MovementKind } from '../../ledger/movements.ts'
import { cents } from './cents.ts'

/** Only the posting trigger writes here. The bank's own accounts have no running balance, to avoid contention. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    tenant: tenant(),
    id: id('id'),
    depositAccountId: uuid('deposit_account_id'),
    kind: text('kind').$type<AccountKind>().notNull(),
    balanceCents: cents('balance_cents').notNull().default(0),
    overdrawnByReturn: boolean('overdrawn_by_return').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.id] }),
    unique('ledger_accounts_kind').on(table.tenant, table.depositAccountId, table.kind).nullsNotDistinct(),
    check('ledger_accounts_not_below_zero', sql`${table.balanceCents} >= 0 or ${table.overdrawnByReturn}`),
  ],
)

export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    tenant: tenant(),
    id: id('id'),
    kind: text('kind').$type<MovementKind>().notNull(),
    /** Each movement has one trace, so settling or returning the same transfer twice is refused. */
    trace: text('trace').notNull(),
    occurredAt: instant('occurred_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.id] }),
    unique('ledger_transactions_trace').on(table.tenant, table.trace),
    // For the movements that the end of a day subtracts. Without it, each batch would read what earlier batches posted
    // among a month's interest.
    index('ledger_transactions_moved')
      .on(table.tenant, table.occurredAt)
      .where(sql`kind <> 'interest-posted'`),
  ],
)

export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    tenant: tenant(),
    sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
    transactionId: uuid('transaction_id').notNull(),
    accountId: uuid('account_id').notNull(),
    transferId: uuid('transfer_id'),
    amountCents: cents('amount_cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.sequence] }),
    index('ledger_postings_transaction').on(table.tenant, table.transactionId),
    index('ledger_postings_account').on(table.tenant, table.accountId),
    check('ledger_postings_not_zero', sql`${table.amountCents} <> 0`),
  ],
)
