import { easternDate } from '@coffer/domain/calendar'
import { nextPeriod } from '@coffer/domain/goal-progress'
import type { GoalCause } from '@coffer/domain/goals'
import { eq } from 'drizzle-orm'
import { now, requireLock, type Tx } from '../database/in-tenant.ts'
import { goalEvents, goals } from '../database/schema/goals.ts'
import { toGoalPeriod, type GoalRow } from './goal-rows.ts'

export interface GoalEntry {
  readonly cause: GoalCause
  /** Signed cents; 0 if no money moves. */
  readonly cents: number
  readonly transferId?: string
  readonly otherGoalId?: string
}

/**
 * Adds an entry to a goal's history, by which the database changes the goal's money, and handles the consequences: the
 * goal is reached, or its next year begins. The caller has locked the account. Returns the updated goal.
 */
export async function recordEvent(
  tx: Tx,
  goal: GoalRow,
  { cause, cents, ...of }: GoalEntry,
  at = now(tx),
): Promise<GoalRow> {
  requireLock(tx, 'deposit-account', goal.depositAccountId)
  const changed = { ...goal, savedCents: goal.savedCents + cents }
  await insert(tx, changed, { cause, cents, ...of }, at)
  return syncGoalPeriod(tx, changed, cause, at)
}

/** Updates the goal's period after a change of its money or target, and records that in the history. */
export async function syncGoalPeriod(
  tx: Tx,
  goal: GoalRow,
  cause: GoalCause | 'changed',
  at = now(tx),
): Promise<GoalRow> {
  const { events, ...period } = nextPeriod(toGoalPeriod(goal), cause, easternDate(at))
  const isSame =
    period.reachedOn === goal.reachedOn &&
    period.startedOn === goal.startedOn &&
    period.targetDate === goal.targetDate &&
    period.startedWithCents === goal.startedWithCents
  if (!isSame) await tx.update(goals).set(period).where(eq(goals.id, goal.id))
  const others = events.filter((event) => event !== cause)
  for (const event of others) await insert(tx, goal, { cause: event, cents: 0 }, at)
  return { ...goal, ...period }
}

const insert = (tx: Tx, goal: GoalRow, { cause, cents, ...of }: GoalEntry, at: Date) =>
  tx.insert(goalEvents).values({
    depositAccountId: goal.depositAccountId,
    goalId: goal.id,
    cause,
    amountCents: cents,
    savedAfterCents: goal.savedCents,
    happenedAt: at,
    ...of,
  })
