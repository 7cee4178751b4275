import type { SkipReason } from '@coffer/email-templates/emails'
import { businessDayFrom, easternDate, easternInstant, type CalendarDate } from '@coffer/domain/calendar'
import { dayOfSchedule, frequencies, type Frequency, type Repeating } from '@coffer/domain/schedule'
import { allowsDeposits } from '@coffer/domain/status'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { lockTransfer } from '../banking/lock-transfer.ts'
import { waitForCutOff } from '../banking/transfer-life.ts'
import type { Transfer } from '../banking/transfer-stage.ts'
import { now, type Tx } from '../database/in-tenant.ts'
import { transfers } from '../database/schema/banking.ts'
import { linkedAccounts } from '../database/schema/linking.ts'
import { schedule, workKind } from '../due-work/due-work.ts'
import { depositAccepted } from '../ledger/movements.ts'
import { post } from '../ledger/post.ts'
import { notifyHolders } from '../notices/notify-holders.ts'
import { depositorOf, findDepositor } from '../onboarding/progress.ts'
import { recordJobEvent } from '../security-events/record-security-event.ts'
import { isAmountAllowedToday } from './amount-allowed.ts'
import { isCustomer } from './lock-for-transfer.ts'

export const runScheduled = workKind(
  'run-scheduled-deposit',
  v.object({ transferId: v.string(), date: v.string() }),
)

export type ScheduledDeposit = {
  depositAccountId: string
  linkedAccountId: string
  requestId: string
  cents: number
  description: string
  frequency: Frequency
  startDate: CalendarDate
  /** The requested day; the deposit is submitted on the next business day. */
  date: CalendarDate
  endDate: CalendarDate | null
}

const hours = 60

/** Schedules a deposit without any posting: no money is promised before its day. */
export async function waitForDay(tx: Tx, wanted: ScheduledDeposit): Promise<string> {
  const { cents, date, ...facts } = wanted
  const transferId = crypto.randomUUID()
  const scheduledFor = businessDayFrom(date)
  await tx.insert(transfers).values({
    id: transferId,
    ...facts,
    direction: 'LinkedToPrimary',
    status: 'Initiated',
    amountCents: cents,
    scheduledFor,
    createdAt: now(tx),
  })
  await runOn(tx, { id: transferId, depositAccountId: wanted.depositAccountId }, scheduledFor)
  return transferId
}

/** Schedules the submission for the morning of a business day; skipped if the deposit was moved to another day by then. */
export const runOn = (
  tx: Tx,
  { id: transferId, depositAccountId: chain }: Pick<Transfer, 'id' | 'depositAccountId'>,
  date: CalendarDate,
): Promise<void> =>
  schedule(tx, runScheduled, { transferId, date }, new Date(easternInstant(date, 8 * hours + 30)), { chain })

/** The day of a scheduled deposit: submits it as any deposit, and schedules the next one. */
export async function runDeposit(tx: Tx, transferId: string, date: CalendarDate): Promise<void> {
  const { transfer, depositorId } = await lockTransfer(tx, transferId)
  if (transfer.status !== 'Initiated' || transfer.scheduledFor !== date) return
  const next = await waitForNext(tx, transfer)
  const skipped = await whyNot(tx, transfer, depositorId)
  const { userId } = await findDepositor(tx, depositorId)
  await recordJobEvent(tx, 'deposit-submitted', { userId, outcome: skipped === null ? 'success' : 'failure' })
  if (skipped !== null) {
    await tx
      .update(transfers)
      .set({ status: 'Cancelled', processedAt: now(tx) })
      .where(eq(transfers.id, transferId))
    const { description, amountCents: cents } = transfer
    const why = { reason: skipped, description, cents, date, next }
    return notifyHolders(tx, depositorId, 'deposit-skipped', why)
  }
  await tx.update(transfers).set({ status: 'Pending' }).where(eq(transfers.id, transferId))
  await post(tx, {
    kind: 'deposit-accepted',
    trace: `accept:${transferId}`,
    depositAccountId: transfer.depositAccountId,
    transferId,
    entries: depositAccepted(transfer.amountCents),
  })
  await waitForCutOff(tx, transfer, now(tx))
}

async function whyNot(tx: Tx, transfer: Transfer, depositorId: string): Promise<SkipReason | null> {
  if (!isCustomer(await depositorOf(tx, depositorId))) return 'depositor'
  if (transfer.linkedAccountId === null) return 'linked-account'
  const [linked] = await tx
    .select()
    .from(linkedAccounts)
    .where(eq(linkedAccounts.id, transfer.linkedAccountId))
  if (linked === undefined || !allowsDeposits(linked.status)) return 'linked-account'
  return (await isAmountAllowedToday(tx, transfer.amountCents)) ? null : 'limits'
}

/** Schedules the next deposit of a schedule; returns its day, or null after the last. */
async function waitForNext(tx: Tx, transfer: Transfer): Promise<CalendarDate | null> {
  const { linkedAccountId, startDate, endDate, depositAccountId, description } = transfer
  const frequency = frequencies.find((one) => one === transfer.frequency) ?? 'once'
  if (frequency === 'once' || linkedAccountId === null || startDate === null) return null
  const date = dayAfter(startDate, frequency, easternDate(now(tx)))
  if (endDate !== null && date > endDate) return null
  await waitForDay(tx, {
    depositAccountId,
    linkedAccountId,
    requestId: crypto.randomUUID(),
    cents: transfer.amountCents,
    description,
    frequency,
    startDate,
    date,
    endDate,
  })
  return businessDayFrom(date)
}

/** The first day of a schedule after `day`. */
export function dayAfter(start: CalendarDate, frequency: Repeating, day: CalendarDate): CalendarDate {
  for (let nth = 0; ; nth += 1) {
    const date = dayOfSchedule(start, frequency, nth)
    if (date > day) return date
  }
}
