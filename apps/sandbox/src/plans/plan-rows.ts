import {
  nextDeposit,
  type DepositPlan,
  type PlanContext,
  type UpcomingDate,
} from '@coffer/domain/deposit-plans'
import { notFound } from '@coffer/provider-kit/refusal'
import { and, asc, desc, eq, isNull, max, ne, not } from 'drizzle-orm'
import { now, type Tx } from '../database/in-tenant.ts'
import { transfers } from '../database/schema/banking.ts'
import { depositPlanChanges, depositPlans } from '../database/schema/deposit-plans.ts'
import { uuidOrUnusedId } from '../requests/requests.ts'

export type PlanRow = typeof depositPlans.$inferSelect

/** The active plans of an account, in the order of creation. */
export const activePlans = (tx: Tx, accountId: string): Promise<PlanRow[]> =>
  tx
    .select()
    .from(depositPlans)
    .where(and(eq(depositPlans.depositAccountId, accountId), isNull(depositPlans.endedAt)))
    .orderBy(
      asc(depositPlans.createdAt),
      asc(depositPlans.startDate),
      asc(depositPlans.frequency),
      asc(depositPlans.id),
    )

/** The plans of an account that ended last. */
export const endedPlans = (tx: Tx, accountId: string, most: number): Promise<PlanRow[]> =>
  tx
    .select()
    .from(depositPlans)
    .where(and(eq(depositPlans.depositAccountId, accountId), not(isNull(depositPlans.endedAt))))
    .orderBy(desc(depositPlans.endedAt), desc(depositPlans.id))
    .limit(most)

/** A plan of the account, ended or not. */
export async function findPlan(tx: Tx, accountId: string, uuid: string): Promise<PlanRow> {
  const [row] = await tx
    .select()
    .from(depositPlans)
    .where(eq(depositPlans.id, uuidOrUnusedId(uuid)))
  if (row === undefined || row.depositAccountId !== accountId) throw notFound()
  return row
}

/** A plan in the form that the domain's rules read. */
export async function domainPlan(tx: Tx, row: PlanRow): Promise<DepositPlan> {
  const { startDate: start, endDate: end, amountCents: amount, frequency, secondDay, pausedUntil } = row
  const changes = await tx
    .select({
      date: depositPlanChanges.date,
      kind: depositPlanChanges.kind,
      cents: depositPlanChanges.cents,
      movedTo: depositPlanChanges.movedTo,
    })
    .from(depositPlanChanges)
    .where(eq(depositPlanChanges.planId, row.id))
  return { start, end, amount, frequency, secondDay, pausedUntil, changes }
}

/** The deposit of a plan that waits for its date, due or not; undefined if the plan has ended. */
export async function waitingDeposit(tx: Tx, planId: string) {
  const [row] = await tx
    .select()
    .from(transfers)
    .where(and(eq(transfers.planId, planId), eq(transfers.status, 'Initiated')))
  return row
}

/**
 * The facts that decide which dates of a plan are upcoming: a due deposit counts as sent, whether or not it has run.
 */
export async function planContext(tx: Tx, planId: string): Promise<PlanContext> {
  const [row] = await tx
    .select({ after: max(transfers.planDate) })
    .from(transfers)
    .where(and(eq(transfers.planId, planId), ne(transfers.status, 'Initiated')))
  return { now: now(tx), after: row?.after ?? null }
}

export const findNextDate = async (tx: Tx, row: PlanRow): Promise<UpcomingDate | null> =>
  nextDeposit(await domainPlan(tx, row), await planContext(tx, row.id))
