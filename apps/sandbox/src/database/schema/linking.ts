import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, tenant } from './columns.ts'
import type { LinkedAccountStatus } from '@coffer/domain/status'

export type SourceType = 'FASTLINK' | 'MANUAL'
export type BankAccountType = 'checking' | 'savings'

/** An account at another bank. Only the last four digits and a fingerprint of its number are stored. */
export const linkedAccounts = pgTable(
  'linked_accounts',
  {
    tenant: tenant(),
    id: id('id'),
    depositorId: uuid('depositor_id').notNull(),
    institution: text('institution').notNull(),
    accountName: text('account_name').notNull(),
    holderName: text('holder_name').notNull(),
    accountType: text('account_type').$type<BankAccountType>().notNull(),
    routingNumber: text('routing_number').notNull(),
    mask: text('mask').notNull(),
    fingerprint: text('fingerprint').notNull(),
    sourceType: text('source_type').$type<SourceType>().notNull(),
    status: text('status').$type<LinkedAccountStatus>().notNull(),
    /** Consecutive returns with R01 or R09; the second one locks. */
    returnsInARow: integer('returns_in_a_row').notNull().default(0),
    verifyAttemptsLeft: integer('verify_attempts_left'),
    reissuesDone: integer('reissues_done').notNull().default(0),
    microdepositsExpectedBy: instant('microdeposits_expected_by'),
    createdAt: instant('created_at').notNull(),
    /** When it became ACTIVE through its bank or microdeposits; null before that, and for older rows. */
    verifiedAt: instant('verified_at'),
    /**
     * Chosen by the holders to be offered first; without a choice, the newest account that can move money is offered
     * first.
     */
    isDefault: boolean('is_default').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.id] }),
    index('linked_accounts_depositor').on(table.tenant, table.depositorId, table.createdAt),
    // An account can be linked only once, but again after it was archived.
    uniqueIndex('linked_accounts_once')
      .on(table.tenant, table.depositorId, table.fingerprint)
      .where(sql`status <> 'ARCHIVED'`),
    uniqueIndex('linked_accounts_default')
      .on(table.tenant, table.depositorId)
      .where(sql`is_default`),
  ],
)

/** A session of the linking service, opened for one depositor and valid for 120 minutes. */
export const linkingSessions = pgTable(
  'linking_sessions',
  {
    tenant: tenant(),
    id: id('id'),
    depositorId: uuid('depositor_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    providerId: integer('provider_id'),
    person: text('person'),
    /** The stage reached according to the linking service; the browser's report is never trusted. */
    stage: text('stage').$type<LinkingStage>().notNull(),
    requestId: text('request_id'),
    providerAccountId: integer('provider_account_id'),
    /** The accounts chosen in the session, until they are linked. Account numbers are not stored. */
    chosen: jsonb('chosen').$type<ChosenAccount[]>().notNull().default([]),
    linkedAccountId: uuid('linked_account_id'),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.id] }),
    unique('linking_sessions_token').on(table.tenant, table.tokenHash),
    index('linking_sessions_result').on(table.tenant, table.depositorId, table.requestId),
  ],
)

export type LinkingStage = 'opened' | 'mfa' | 'choosing' | 'succeeded' | 'failed'

export type ChosenAccount = {
  name: string
  type: BankAccountType
  routingNumber: string
  mask: string
  fingerprint: string
  holderName: string
}
