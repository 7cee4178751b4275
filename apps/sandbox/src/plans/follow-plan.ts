import type { CalendarDate } from '@coffer/domain/calendar'
import { plannedDay, type UpcomingDate } from '@coffer/domain/deposit-plans'
import { and, eq, isNull } from 'drizzle-orm'
import type { Transfer } from '../banking/transfer-stage.ts'
import { now, requireLock, type Tx } from '../database/in-tenant.ts'
import { transfers } from '../database/schema/banking.ts'
import { depositPlans } from '../database/schema/deposit-plans.ts'
import { isDue, runOn, waitForDay } from '../moving-money/waiting-deposit.ts'
import { findNextDate, waitingDeposit, type PlanRow } from './plan-rows.ts'

type Values = Omit<typeof depositPlans.$inferInsert, 'tenant' | 'id' | 'createdAt' | 'endedAt'>

/** Adds a plan and its first deposit, which waits for its date. The caller has locked the account. */
export async function insertPlan(
  tx: Tx,
  values: Values,
  { counterparty, requestId }: Pick<Transfer, 'counterparty' | 'requestId'>,
): Promise<{ plan: PlanRow; transferId: string }> {
  const plan = await insertRow(tx, values)
  const next = await findNextDate(tx, plan)
  if (next === null) throw new Error('The plan has no date.')
  return { plan, transferId: await waitForNext(tx, plan, next, { counterparty, requestId }) }
}

/** Makes a single waiting deposit the first deposit of a new plan. */
export async function createPlanFrom(
  tx: Tx,
  { id, depositAccountId, linkedAccountId }: Transfer,
  values: Omit<Values, 'depositAccountId' | 'linkedAccountId'>,
): Promise<UpcomingDate> {
  if (linkedAccountId === null) throw new Error('A deposit without a linked account.')
  const plan = await insertRow(tx, { ...values, depositAccountId, linkedAccountId })
  await tx.update(transfers).set({ planId: plan.id, planDate: plan.startDate }).where(eq(transfers.id, id))
  const next = await syncNextDeposit(tx, plan.id)
  if (next === null) throw new Error('The plan has no date.')
  return next
}

async function insertRow(tx: Tx, values: Values): Promise<PlanRow> {
  const [plan] = await tx
    .insert(depositPlans)
    .values({ ...values, createdAt: now(tx) })
    .returning()
  if (plan === undefined) throw new Error('The plan was not added.')
  return plan
}

const waitForNext = (
  tx: Tx,
  plan: PlanRow,
  next: UpcomingDate,
  of: Pick<Transfer, 'counterparty' | 'requestId'>,
): Promise<string> => {
  const { id: planId, depositAccountId, linkedAccountId, frequency, startDate, endDate } = plan
  const facts = { planId, depositAccountId, linkedAccountId, frequency, startDate, endDate }
  return waitForDay(tx, { ...facts, ...of, date: plannedDay(next), cents: next.amount })
}

/**
 * After a plan's deposit was sent, or could not be sent: schedules the next one. Returns its day, or null after the
 * last.
 */
export async function continuePlan(
  tx: Tx,
  { planId, counterparty }: Pick<Transfer, 'planId' | 'counterparty'>,
): Promise<CalendarDate | null> {
  const plan = planId === null ? null : await activePlan(tx, planId)
  if (plan === null) return null
  const next = await findNextDate(tx, plan)
  if (next === null) await markEnded(tx, plan.id)
  else await waitForNext(tx, plan, next, { counterparty, requestId: crypto.randomUUID() })
  return next?.scheduledFor ?? null
}

/** Ends the plan of a canceled waiting deposit, unless the deposit was due: then the next ones follow. */
export async function afterCancellation(tx: Tx, transfer: Transfer): Promise<void> {
  if (transfer.planId === null) return
  if (isDue(tx, transfer)) await continuePlan(tx, transfer)
  else await markEnded(tx, transfer.planId)
}

export const markEnded = (tx: Tx, planId: string) =>
  tx
    .update(depositPlans)
    .set({ endedAt: now(tx) })
    .where(and(eq(depositPlans.id, planId), isNull(depositPlans.endedAt)))

/**
 * After a change of a plan: adapts its waiting deposit to the plan's next date. A deposit that is due is no longer
 * changed. Returns the next date, or null if the change leaves none; the caller then refuses the change.
 */
export async function syncNextDeposit(
  tx: Tx,
  planId: string,
  counterparty?: string,
): Promise<UpcomingDate | null> {
  const plan = await activePlan(tx, planId)
  const next = plan && (await findNextDate(tx, plan))
  const waiting = await waitingDeposit(tx, planId)
  if (plan === null || next === null || waiting === undefined || isDue(tx, waiting)) return next
  requireLock(tx, 'deposit-account', plan.depositAccountId)
  const { linkedAccountId, frequency, startDate, endDate } = plan
  const { amount: amountCents, scheduledFor } = next
  await tx
    .update(transfers)
    .set({
      linkedAccountId,
      frequency,
      startDate,
      endDate,
      planDate: plannedDay(next),
      amountCents,
      scheduledFor,
      ...(counterparty !== undefined && { counterparty }),
    })
    .where(eq(transfers.id, waiting.id))
  if (scheduledFor !== waiting.scheduledFor) await runOn(tx, waiting, scheduledFor)
  return next
}

/** Moves a plan to another bank, from the next deposit on. Its dates and amounts stay. */
export async function movePlan(
  tx: Tx,
  plan: PlanRow,
  to: { readonly id: string; readonly counterparty: string },
): Promise<void> {
  await tx.update(depositPlans).set({ linkedAccountId: to.id }).where(eq(depositPlans.id, plan.id))
  await syncNextDeposit(tx, plan.id, to.counterparty)
}

async function activePlan(tx: Tx, planId: string): Promise<PlanRow | null> {
  const [plan] = await tx
    .select()
    .from(depositPlans)
    .where(and(eq(depositPlans.id, planId), isNull(depositPlans.endedAt)))
  return plan ?? null
}
