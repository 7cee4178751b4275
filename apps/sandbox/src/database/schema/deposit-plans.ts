import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { PlanChange, PlanFrequency } from '@coffer/domain/deposit-plans'
import { cents } from './cents.ts'
import { id, instant, tenant } from './columns.ts'

/**
 * A repeating deposit. While it is active, one of its transfers waits for the next date. The account's row is locked
 * first.
 */
export const depositPlans = pgTable(
  'deposit_plans',
  {
    tenant: tenant(),
    id: id('id'),
    depositAccountId: uuid('deposit_account_id').notNull(),
    linkedAccountId: uuid('linked_account_id').notNull(),
    amountCents: cents('amount_cents').notNull(),
    frequency: text('frequency').$type<PlanFrequency>().notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    secondDay: integer('second_day'),
    endDate: date('end_date', { mode: 'string' }),
    pausedUntil: date('paused_until', { mode: 'string' }),
    /** The goal that its deposits go to. */
    goalId: uuid('goal_id'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.id] }),
    index('deposit_plans_account').on(table.tenant, table.depositAccountId),
    check('deposit_plans_positive', sql`${table.amountCents} > 0`),
  ],
)

/** Changes to single dates of a plan: skipped, moved, or with another amount. */
export const depositPlanChanges = pgTable(
  'deposit_plan_changes',
  {
    tenant: tenant(),
    planId: uuid('plan_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    kind: text('kind').$type<PlanChange['kind']>().notNull(),
    cents: cents('cents'),
    movedTo: date('moved_to', { mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.planId, table.date, table.kind] })],
)
