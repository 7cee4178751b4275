import { planFrequencies } from '@coffer/domain/deposit-plans'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, tenant } from './columns.ts'
import type { SkipReason } from '@coffer/email-templates/emails'
import {
  registrationStatuses,
  type TransactionDirection,
  type TransactionStatus,
} from '@coffer/domain/status'
import { cents } from './cents.ts'

/** A savings account. Its row is locked before any change to its money. */
export const depositAccounts = pgTable(
  'deposit_accounts',
  {
    tenant: tenant(),
    id: id('id'),
    depositorId: uuid('depositor_id').notNull(),
    number: text('number').notNull(),
    routingNumber: text('routing_number').notNull(),
    /** A decimal percentage, as published: "4.35". */
    apy: text('apy').notNull(),
    openedAt: instant('opened_at').notNull(),
    /** Set while the closing withdrawal is pending. Meanwhile other transfers are refused, and no interest accrues. */
    closingSince: instant('closing_since'),
    closingReason: text('closing_reason'),
    closedAt: instant('closed_at'),
    /** The status that is restored if the closing withdrawal is returned. */
    statusBeforeClosing: text('status_before_closing', { enum: registrationStatuses }),
    initialFundCents: cents('initial_fund_cents'),
    /** Interest earned and not yet posted, in the fraction of a cent that the domain's interest rule uses. */
    accruedInterest: bigint('accrued_interest', { mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    accruedThrough: date('accrued_through', { mode: 'string' }).notNull(),
    /** The name that the holders gave the account. */
    nickname: text('nickname'),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.id] }),
    unique('deposit_accounts_number').on(table.tenant, table.number),
    index('deposit_accounts_depositor').on(table.tenant, table.depositorId),
    // For the next batch of the end of a day.
    index('deposit_accounts_accruing')
      .on(table.tenant, table.accruedThrough)
      .where(sql`closed_at is null and closing_since is null`),
  ],
)

/** A transaction as the depositor sees it: a deposit, a withdrawal, interest. */
export const transfers = pgTable(
  'transfers',
  {
    tenant: tenant(),
    id: id('id'),
    sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
    depositAccountId: uuid('deposit_account_id').notNull(),
    linkedAccountId: uuid('linked_account_id'),
    requestId: uuid('request_id').notNull(),
    direction: text('direction').$type<TransactionDirection>().notNull(),
    status: text('status').$type<TransactionStatus>().notNull(),
    amountCents: cents('amount_cents').notNull(),
    /** The other side of the transfer, the same in every language (`bankLabel`); empty for interest. */
    counterparty: text('counterparty').notNull().default(''),
    isFirstFunding: boolean('is_first_funding').notNull().default(false),
    /** The withdrawal of the whole balance, which closes the account when it settles. */
    isClosing: boolean('is_closing').notNull().default(false),
    returnCode: text('return_code'),
    createdAt: instant('created_at').notNull(),
    submittedAt: instant('submitted_at'),
    /** When its status last changed: settled, returned or canceled. */
    processedAt: instant('processed_at'),
    /** Kept even if the transfer is returned. */
    settledAt: instant('settled_at'),
    /** The business date on which its money counts; interest posted at midnight belongs to the day that ends. */
    postedOn: date('posted_on', { mode: 'string' }),
    releasedAt: instant('released_at'),
    scheduledFor: date('scheduled_for', { mode: 'string' }),
    frequency: text('frequency', { enum: ['once', ...planFrequencies] }),
    startDate: date('start_date', { mode: 'string' }),
    endDate: date('end_date', { mode: 'string' }),
    /** The plan that the deposit belongs to, and the date of the plan that it is for. */
    planId: uuid('plan_id'),
    planDate: date('plan_date', { mode: 'string' }),
    /** Why a scheduled deposit could not be submitted on its day. */
    skipReason: text('skip_reason').$type<SkipReason>(),
    /** The current balance after this transfer settled. */
    balanceAfterCents: cents('balance_after_cents'),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.id] }),
    index('transfers_newest').on(table.tenant, table.depositAccountId, table.createdAt, table.sequence),
    // For the daily limit.
    index('transfers_scheduled')
      .on(table.tenant, table.depositAccountId, table.scheduledFor)
      .where(sql`scheduled_for is not null`),
    // Each date of a plan moves money once, and a plan has one upcoming deposit.
    uniqueIndex('transfers_plan_date')
      .on(table.tenant, table.planId, table.planDate)
      .where(sql`plan_id is not null`),
    uniqueIndex('transfers_plan_next')
      .on(table.tenant, table.planId)
      .where(sql`plan_id is not null and status = 'Initiated'`),
    check('transfers_positive', sql`${table.amountCents} > 0`),
  ],
)
