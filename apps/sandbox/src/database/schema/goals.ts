import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { GoalCause, GoalKind, GoalPicture } from '@coffer/domain/goals'
import { cents } from './cents.ts'
import { id, instant, tenant } from './columns.ts'

/** A part of an account's money saved for a purpose. The account's row is locked before any change to its goals. */
export const goals = pgTable(
  'goals',
  {
    tenant: tenant(),
    id: id('id'),
    depositAccountId: uuid('deposit_account_id').notNull(),
    kind: text('kind').$type<GoalKind>().notNull(),
    name: text('name').notNull(),
    picture: text('picture').$type<GoalPicture>().notNull(),
    /** The sum of the goal's events. */
    savedCents: cents('saved_cents').notNull().default(0),
    targetCents: cents('target_cents'),
    targetDate: date('target_date', { mode: 'string' }),
    isProtected: boolean('is_protected').notNull(),
    fillPercent: integer('fill_percent'),
    fillCents: cents('fill_cents'),
    /** The goal's position in the holders' order. */
    place: integer('place').notNull(),
    createdAt: instant('created_at').notNull(),
    startedOn: date('started_on', { mode: 'string' }).notNull(),
    startedWithCents: cents('started_with_cents').notNull().default(0),
    reachedOn: date('reached_on', { mode: 'string' }),
    archivedAt: instant('archived_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.id] }),
    index('goals_account').on(table.tenant, table.depositAccountId),
    check('goals_not_below_zero', sql`${table.savedCents} >= 0`),
    check('goals_archived_empty', sql`${table.archivedAt} is null or ${table.savedCents} = 0`),
  ],
)

/** The history of goals. Append-only; the database refuses changes. */
export const goalEvents = pgTable(
  'goal_events',
  {
    tenant: tenant(),
    sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
    id: id('id'),
    depositAccountId: uuid('deposit_account_id').notNull(),
    goalId: uuid('goal_id').notNull(),
    cause: text('cause').$type<GoalCause>().notNull(),
    amountCents: cents('amount_cents').notNull(),
    savedAfterCents: cents('saved_after_cents').notNull(),
    happenedAt: instant('happened_at').notNull(),
    /** The transaction that added to the goal or reduced it. */
    transferId: uuid('transfer_id'),
    otherGoalId: uuid('other_goal_id'),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.sequence] }),
    index('goal_events_goal').on(table.tenant, table.goalId, table.sequence),
    index('goal_events_account').on(table.tenant, table.depositAccountId),
  ],
)
