import type { WireGoal, WireGoalEvent, WireGoals } from '@coffer/api-client/goals/schema'
import { easternDate } from '@coffer/domain/calendar'
import { unassignedCents } from '@coffer/domain/goal-money'
import { RECENT_DAYS } from '@coffer/domain/goal-progress'
import type { Complete } from '@coffer/provider-kit/handler'
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { now, type Tx } from '../database/in-tenant.ts'
import { safeInteger } from '../database/schema/cents.ts'
import { goalEvents, goals } from '../database/schema/goals.ts'
import { activeGoals, sharedBalance, type GoalRow } from './goal-rows.ts'

/** The response of GET /accounts/{uuid}/goals and of every change. */
export async function goalsToWire(tx: Tx, accountId: string): Promise<Complete<WireGoals>> {
  const active = await activeGoals(tx, accountId)
  const archived = await tx
    .select()
    .from(goals)
    .where(and(eq(goals.depositAccountId, accountId), sql`${goals.archivedAt} is not null`))
    .orderBy(desc(goals.archivedAt), desc(goals.id))
  const balance = await sharedBalance(tx, accountId)
  const recent = await sumRecentChanges(tx, accountId)
  const toWire = (row: GoalRow) => goalToWire(row, recent.get(row.id) ?? 0)
  return {
    balance_cents: balance,
    unassigned_cents: unassignedCents(balance, active),
    goals: active.map(toWire),
    archived: archived.map(toWire),
  }
}

/** The money that holders and rules added recently, minus the money that holders took out, by goal. */
async function sumRecentChanges(tx: Tx, accountId: string): Promise<Map<string, number>> {
  const since = new Date(now(tx).getTime() - RECENT_DAYS * 86_400_000)
  const rows = await tx
    .select({ goalId: goalEvents.goalId, cents: sql<unknown>`sum(${goalEvents.amountCents})` })
    .from(goalEvents)
    .where(
      and(
        eq(goalEvents.depositAccountId, accountId),
        gt(goalEvents.happenedAt, since),
        inArray(goalEvents.cause, ['assigned', 'released', 'moved', 'filled']),
      ),
    )
    .groupBy(goalEvents.goalId)
  return new Map(rows.map(({ goalId, cents }) => [goalId, safeInteger(cents)]))
}

const goalToWire = (row: GoalRow, recent: number): Complete<WireGoal> => ({
  uuid: row.id,
  kind: row.kind,
  name: row.name,
  picture: row.picture,
  saved_cents: row.savedCents,
  target_cents: row.targetCents,
  target_date: row.targetDate,
  is_protected: row.isProtected,
  fill_percent: row.fillPercent,
  fill_cents: row.fillCents,
  created_on: easternDate(row.createdAt),
  started_on: row.startedOn,
  started_with_cents: row.startedWithCents,
  reached_on: row.reachedOn,
  recent_cents: recent,
  archived_on: row.archivedAt === null ? null : easternDate(row.archivedAt),
})

/** The history of a goal, newest first. */
export async function historyToWire(tx: Tx, goalId: string): Promise<Complete<WireGoalEvent>[]> {
  const rows = await tx
    .select()
    .from(goalEvents)
    .where(eq(goalEvents.goalId, goalId))
    .orderBy(desc(goalEvents.sequence))
  return rows.map((row) => ({
    uuid: row.id,
    cause: row.cause,
    amount: row.amountCents,
    saved_after_cents: row.savedAfterCents,
    happened_at: row.happenedAt.toISOString(),
    happened_on: easternDate(row.happenedAt),
    transaction_uuid: row.transferId,
    other_goal_uuid: row.otherGoalId,
  }))
}
