import { assignedCents, dipsOf, fillsOf, unassignedCents, type GoalShare } from '@coffer/domain/goal-money'
import type { Transfer } from '../banking/transfer-stage.ts'
import type { Tx } from '../database/in-tenant.ts'
import { activeGoals, moneyOf, sharedBalance, type GoalRow } from './goal-rows.ts'
import { recordEvent, type GoalEntry } from './record-event.ts'

/**
 * Reduces goals in their order of use until the account's money covers them. For every movement that takes money from an
 * account, in its transaction and after its postings; the database refuses to commit one without it.
 */
export async function reduceGoals(
  tx: Tx,
  accountId: string,
  of: { readonly cause: 'withdrawal' | 'return' | 'correction'; readonly transferId: string },
): Promise<void> {
  const rows = await activeGoals(tx, accountId)
  if (assignedCents(rows) === 0) return
  const missing = assignedCents(rows) - (await sharedBalance(tx, accountId))
  const dips = dipsOf(rows.map(moneyOf), 0, missing)
  await recordShares(tx, rows, dips, (cents) => ({ ...of, cents: -cents }))
}

/** Fills goals from a deposit that has just settled, by their rules. */
export async function fillGoals(
  tx: Tx,
  {
    id: transferId,
    depositAccountId,
    amountCents,
  }: Pick<Transfer, 'id' | 'depositAccountId' | 'amountCents'>,
): Promise<void> {
  const rows = await activeGoals(tx, depositAccountId)
  if (!rows.some(({ fillPercent, fillCents }) => fillPercent !== null || fillCents !== null)) return
  const unassigned = unassignedCents(await sharedBalance(tx, depositAccountId), rows)
  const fills = fillsOf(rows.map(moneyOf), amountCents, unassigned)
  await recordShares(tx, rows, fills, (cents) => ({ cause: 'filled', transferId, cents }))
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
