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

/** A proof that a holder requested. The document itself is drawn from the ledger, as of the moment of issue. */
export const proofs = pgTable(
  'proofs',
  {
    tenant: tenant(),
    id: id('id'),
    /** The holder who requested it. */
    depositorId: uuid('depositor_id').notNull(),
    depositAccountId: uuid('deposit_account_id').notNull(),
    kind: text('kind').$type<ProofKind>().notNull(),
    language: text('language').$type<'en' | 'es'>().notNull(),
    /** First and last day of the covered period; null if the proof is about the moment of issue. */
    periodFrom: date('period_from', { mode: 'string' }),
    periodUntil: date('period_until', { mode: 'string' }),
    /** The stated balance, in cents. */
    balance: cents('balance').notNull(),
    /**
     * Printed on the document. With the code anyone can verify the document's statements, but it gives access to
     * nothing else.
     */
    code: text('code').notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** The names of the holders at that time, in the document's order: a holder's status may change later. */
    holders: jsonb('holders').$type<readonly string[]>().notNull(),
    /** The day on which the account was closed, null if it was open. Stored because a return may reopen the account. */
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
