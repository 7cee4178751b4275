import type { FilledGoal } from '@coffer/domain/goal-money'
import type { GoalPeriod } from '@coffer/domain/goal-progress'
import type { GoalFields } from '@coffer/domain/goals'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { goals } from '../database/schema/goals.ts'
import { findBalance } from '../ledger/post.ts'

export type GoalRow = typeof goals.$inferSelect

/** The active goals of an account, in the holders' order. */
export const activeGoals = (tx: Tx, accountId: string): Promise<GoalRow[]> =>
  tx
    .select()
    .from(goals)
    .where(and(eq(goals.depositAccountId, accountId), isNull(goals.archivedAt)))
    .orderBy(asc(goals.place), asc(goals.createdAt), asc(goals.id))

/** The money that goals share: the settled balance minus pending withdrawals. Never below 0. */
export async function sharedBalance(tx: Tx, accountId: string): Promise<number> {
  const { available, held } = await findBalance(tx, accountId)
  return Math.max(0, available + held)
}

/** A row in the form that the domain's rules read. */
export const toFilledGoal = ({ id: uuid, ...row }: GoalRow): FilledGoal => ({
  uuid,
  savedCents: row.savedCents,
  isProtected: row.isProtected,
  targetCents: row.targetCents,
  fillPercent: row.fillPercent,
  fillCents: row.fillCents,
  reachedOn: row.reachedOn,
})

export const toGoalPeriod = (row: GoalRow): GoalPeriod => ({
  kind: row.kind,
  targetCents: row.targetCents,
  targetDate: row.targetDate,
  savedCents: row.savedCents,
  startedOn: row.startedOn,
  startedWithCents: row.startedWithCents,
  reachedOn: row.reachedOn,
})

export const toGoalFields = (row: GoalRow): GoalFields => ({
  kind: row.kind,
  name: row.name,
  picture: row.picture,
  targetCents: row.targetCents,
  targetDate: row.targetDate,
  isProtected: row.isProtected,
  fillPercent: row.fillPercent,
  fillCents: row.fillCents,
})
