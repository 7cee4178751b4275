import {
  assignedCents,
  withdrawalShares,
  depositShares,
  unassignedCents,
  type GoalShare,
} from '@coffer/domain/goal-money'
import { eq } from 'drizzle-orm'
import type { Transfer } from '../banking/transfer-stage.ts'
import type { Tx } from '../database/in-tenant.ts'
import { depositPlans } from '../database/schema/deposit-plans.ts'
import { activeGoals, toFilledGoal, sharedBalance, type GoalRow } from './goal-rows.ts'
import { recordEvent, type GoalEntry } from './record-event.ts'

/**
 * Reduces goals in their order of use until the account's money covers them. Every movement that takes money from an
 * account calls this in its transaction, after its postings; the database refuses to commit one without it.
 */
export async function reduceGoals(
  tx: Tx,
  accountId: string,
  of: { readonly cause: 'withdrawal' | 'return' | 'correction'; readonly transferId: string },
): Promise<void> {
  const rows = await activeGoals(tx, accountId)
  if (assignedCents(rows) === 0) return
  const missing = assignedCents(rows) - (await sharedBalance(tx, accountId))
  const dips = withdrawalShares(rows.map(toFilledGoal), 0, missing)
  await recordShares(tx, rows, dips, (cents) => ({ ...of, cents: -cents }))
}

/**
 * Adds a deposit that has just settled to goals: to the goal of its plan, or else by the goals' rules. Money that the
 * plan's goal does not need stays unassigned.
 */
export async function fillGoals(
  tx: Tx,
  {
    id: transferId,
    depositAccountId,
    amountCents,
    planId,
  }: Pick<Transfer, 'id' | 'depositAccountId' | 'amountCents' | 'planId'>,
): Promise<void> {
  const rows = await activeGoals(tx, depositAccountId)
  const planned = await plannedGoal(tx, planId, rows)
  if (planned !== undefined) {
    const unassigned = unassignedCents(await sharedBalance(tx, depositAccountId), rows)
    const wholly = { ...toFilledGoal(planned), fillPercent: null, fillCents: amountCents }
    const fills = depositShares([wholly], amountCents, unassigned)
    return recordShares(tx, rows, fills, (cents) => ({ cause: 'filled', transferId, cents }))
  }
  if (!rows.some(({ fillPercent, fillCents }) => fillPercent !== null || fillCents !== null)) return
  const unassigned = unassignedCents(await sharedBalance(tx, depositAccountId), rows)
  const fills = depositShares(rows.map(toFilledGoal), amountCents, unassigned)
  await recordShares(tx, rows, fills, (cents) => ({ cause: 'filled', transferId, cents }))
}

/** The goal of a deposit's plan, if the goal is active. */
async function plannedGoal(
  tx: Tx,
  planId: string | null,
  rows: readonly GoalRow[],
): Promise<GoalRow | undefined> {
  if (planId === null || rows.length === 0) return undefined
  const [plan] = await tx
    .select({ goalId: depositPlans.goalId })
    .from(depositPlans)
    .where(eq(depositPlans.id, planId))
  return rows.find(({ id }) => id === plan?.goalId)
}

async function recordShares(
  tx: Tx,
  rows: readonly GoalRow[],
  shares: readonly GoalShare[],
  entryOf: (cents: number) => GoalEntry,
): Promise<void> {
  for (const { uuid, cents } of shares) {
    const row = rows.find(({ id }) => id === uuid)
    if (row !== undefined) await recordEvent(tx, row, entryOf(cents))
  }
}
