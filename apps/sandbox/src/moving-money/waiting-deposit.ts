import { businessDayFrom, type CalendarDate } from '@coffer/domain/calendar'
import { scheduledSubmission, type PlanFrequency } from '@coffer/domain/deposit-plans'
import * as v from 'valibot'
import type { Transfer } from '../banking/transfer-stage.ts'
import { now, type Tx } from '../database/in-tenant.ts'
import { transfers } from '../database/schema/banking.ts'
import { schedule, workKind } from '../due-work/due-work.ts'

export const runScheduled = workKind(
  'run-scheduled-deposit',
  v.object({ transferId: v.string(), date: v.string() }),
)

export type WaitingDeposit = {
  depositAccountId: string
  linkedAccountId: string
  requestId: string
  cents: number
  counterparty: string
  /** The plan whose next deposit this is; null for a single deposit. */
  planId: string | null
  frequency: PlanFrequency | 'once'
  startDate: CalendarDate
  /** The requested day; the deposit is submitted on the next business day. */
  date: CalendarDate
  endDate: CalendarDate | null
}

/** Schedules a deposit without any posting: no money is committed before its day. */
export async function waitForDay(tx: Tx, wanted: WaitingDeposit): Promise<string> {
  const { cents, date, ...facts } = wanted
  const transferId = crypto.randomUUID()
  const scheduledFor = businessDayFrom(date)
  await tx.insert(transfers).values({
    id: transferId,
    ...facts,
    planDate: facts.planId === null ? null : date,
    direction: 'LinkedToPrimary',
    status: 'Initiated',
    amountCents: cents,
    scheduledFor,
    createdAt: now(tx),
  })
  await runOn(tx, { id: transferId, depositAccountId: wanted.depositAccountId }, scheduledFor)
  return transferId
}

/**
 * Schedules the submission for the morning of a business day. It is skipped if the deposit has been moved to another
 * day by then.
 */
export const runOn = (
  tx: Tx,
  { id: transferId, depositAccountId: chain }: Pick<Transfer, 'id' | 'depositAccountId'>,
  date: CalendarDate,
): Promise<void> =>
  schedule(tx, runScheduled, { transferId, date }, new Date(scheduledSubmission(date)), { chain })

/** Whether a waiting deposit is due. A due deposit counts as sent, whether or not its work has run yet. */
export const isDue = (tx: Tx, { scheduledFor }: Pick<Transfer, 'scheduledFor'>): boolean =>
  scheduledFor !== null && new Date(scheduledSubmission(scheduledFor)) <= now(tx)
