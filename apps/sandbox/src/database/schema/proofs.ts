import type { ProofKind } from '@coffer/domain/proofs'
import {
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { cents } from './cents.ts'
import { id, instant, tenant } from './columns.ts'
import { depositors } from './onboarding.ts'

/** A proof that a holder asked for. The document itself is drawn from the ledger, as of the moment it was issued. */
export const proofs = pgTable(
  'proofs',
  {
    tenant: tenant(),
    id: id('id'),
    /** Who asked for it. */
    depositorId: uuid('depositor_id').notNull(),
    depositAccountId: uuid('deposit_account_id').notNull(),
    kind: text('kind').$type<ProofKind>().notNull(),
    language: text('language').$type<'en' | 'es'>().notNull(),
    /** First and last day of what it covers; null where it is about the moment of its issue. */
    periodFrom: date('period_from', { mode: 'string' }),
    periodUntil: date('period_until', { mode: 'string' }),
    /** The balance it states, in cents. */
    balance: cents('balance').notNull(),
    /** Printed on the document; it confirms what the document says, and opens nothing. */
    code: text('code').notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** Who held the account then, in the order of the document: a holder's status may change. */
    holders: jsonb('holders').$type<readonly string[]>().notNull(),
    /** The day on which the account had been closed; null if it was open: a return may open it again. */
    closedOn: date('closed_on', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.id] }),
    index('proofs_account').on(table.tenant, table.depositAccountId, table.issuedAt),
    uniqueIndex('proofs_code').on(table.tenant, table.code),
    foreignKey({
      columns: [table.tenant, table.depositorId],
      foreignColumns: [depositors.tenant, depositors.depositorId],
    }),
  ],
)
