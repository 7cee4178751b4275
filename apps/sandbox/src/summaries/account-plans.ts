import type { Capability } from '@coffer/branding/capabilities'
import type { MonthlySummary } from '@coffer/email-templates/emails'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { uuidArray } from '../database/rows.ts'
import { transfers } from '../database/schema/banking.ts'
import { goals } from '../database/schema/goals.ts'

type Goal = MonthlySummary['goals'][number]
type NextDeposit = NonNullable<MonthlySummary['next']>

/** The active goals of accounts in the holders' order, in one query; none if the tenant has no goals. */
export async function findGoals(
  tx: Tx,
  accountIds: readonly string[],
  capabilities: readonly Capability[],
): Promise<ReadonlyMap<string, readonly Goal[]>> {
  if (!capabilities.includes('goals')) return new Map()
  const rows = await tx
    .select({
      accountId: goals.depositAccountId,
      name: goals.name,
      saved: goals.savedCents,
      target: goals.targetCents,
    })
    .from(goals)
    .where(and(sql`${goals.depositAccountId} = any(${uuidArray(accountIds)})`, isNull(goals.archivedAt)))
    .orderBy(asc(goals.place), asc(goals.createdAt), asc(goals.id))
  return Map.groupBy(rows, ({ accountId }) => accountId)
}

/** The next automatic deposits of accounts, in one query. */
export async function findNextDeposits(
  tx: Tx,
  accountIds: readonly string[],
  capabilities: readonly Capability[],
): Promise<ReadonlyMap<string, NextDeposit>> {
  if (!capabilities.includes('automatic_saving')) return new Map()
  const rows = await tx
    .selectDistinctOn([transfers.depositAccountId], {
      accountId: transfers.depositAccountId,
      cents: transfers.amountCents,
      date: transfers.scheduledFor,
    })
    .from(transfers)
    .where(
      and(
        sql`${transfers.depositAccountId} = any(${uuidArray(accountIds)})`,
        isNotNull(transfers.planId),
        eq(transfers.status, 'Initiated'),
      ),
    )
    .orderBy(asc(transfers.depositAccountId), asc(transfers.scheduledFor), asc(transfers.sequence))
  return new Map(
    rows.flatMap(({ accountId, cents, date }) => (date === null ? [] : [[accountId, { cents, date }]])),
  )
}
