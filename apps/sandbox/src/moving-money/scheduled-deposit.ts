import {
  addDays,
  businessDayFrom,
  easternDate,
  easternInstant,
  type CalendarDate,
} from '@coffer/domain/calendar'
import { counts } from '@coffer/domain/limits'
import { allowsDeposits } from '@coffer/domain/status'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { holdTransfer } from '../banking/hold-transfer.ts'
import { waitForCutOff } from '../banking/transfer-life.ts'
import type { Transfer } from '../banking/transfer-stage.ts'
import { now, type Tx } from '../database/in-tenant.ts'
import { transfers } from '../database/schema/banking.ts'
import { linkedAccounts } from '../database/schema/linking.ts'
import { schedule, workKind } from '../due-work/due-work.ts'
import { depositAccepted } from '../ledger/movements.ts'
import { post } from '../ledger/post.ts'
import { alertDepositor, type AlertWords } from '../notices/alerts.ts'

export const frequencies = ['once', 'weekly', 'biweekly', 'monthly'] as const
export type Frequency = (typeof frequencies)[number]

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
  /** The day asked for; the deposit itself falls on the business day from it. */
  date: CalendarDate
  endDate: CalendarDate | null
}

const hours = 60

/** Waits without touching the ledger: no money is promised before its day. */
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
  const at = new Date(easternInstant(scheduledFor, 8 * hours + 30))
  await schedule(tx, runScheduled, { transferId, date: scheduledFor }, at)
  return transferId
}

/** The day has come: this one goes out as any deposit does, and the next one begins to wait. */
export async function runDeposit(tx: Tx, transferId: string, date: CalendarDate): Promise<void> {
  const { transfer, depositorId } = await holdTransfer(tx, transferId)
  if (transfer.status !== 'Initiated' || transfer.scheduledFor !== date) return
  await waitForNext(tx, transfer)
  if (!(await canPay(tx, transfer))) {
    await tx
      .update(transfers)
      .set({ status: 'Cancelled', processedAt: now(tx) })
      .where(eq(transfers.id, transferId))
    await alertDepositor(tx, depositorId, notMade)
    return
  }
  await tx.update(transfers).set({ status: 'Pending' }).where(eq(transfers.id, transferId))
  await post(tx, {
    kind: 'deposit-accepted',
    trace: `accept:${transferId}`,
    depositAccountId: transfer.depositAccountId,
    transferId,
    entries: depositAccepted(transfer.amountCents),
  })
  await waitForCutOff(tx, transferId, now(tx))
}

const notMade: AlertWords = {
  title: { en: 'A scheduled deposit was not made', es: 'No se realizó un depósito programado' },
  body: {
    en: 'Your linked account could not be used. Link one again, and schedule the deposit anew.',
    es: 'No se pudo usar su cuenta vinculada. Vincule una de nuevo y vuelva a programar el depósito.',
  },
}

async function canPay(tx: Tx, transfer: Transfer): Promise<boolean> {
  if (transfer.linkedAccountId === null) return false
  const [linked] = await tx
    .select()
    .from(linkedAccounts)
    .where(eq(linkedAccounts.id, transfer.linkedAccountId))
  return linked !== undefined && allowsDeposits(linked.status)
}

async function waitForNext(tx: Tx, transfer: Transfer): Promise<void> {
  const { linkedAccountId, startDate, endDate, depositAccountId, description } = transfer
  const frequency = frequencies.find((one) => one === transfer.frequency) ?? 'once'
  if (frequency === 'once' || linkedAccountId === null || startDate === null) return
  const date = dayAfter(startDate, frequency, easternDate(now(tx)))
  if (endDate !== null && date > endDate) return
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
}

/** The first day of a schedule after `day`. Monthly ones keep the day they began on, or the month's last. */
export function dayAfter(
  start: CalendarDate,
  frequency: Exclude<Frequency, 'once'>,
  day: CalendarDate,
): CalendarDate {
  for (let nth = 0; ; nth += 1) {
    const date =
      frequency === 'monthly'
        ? monthsAfter(start, nth)
        : addDays(start, nth * (frequency === 'weekly' ? 7 : 14))
    if (date > day) return date
  }
}

function monthsAfter(start: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1, day = 1] = start.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10)
}

/** A start is tomorrow or later, at most a year ahead. */
export function isStartDay(date: CalendarDate, today: CalendarDate): boolean {
  return date > today && date <= addDays(today, counts.scheduleDaysAhead)
}
