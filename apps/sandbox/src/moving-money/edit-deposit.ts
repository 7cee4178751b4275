import type { depositChangeBody } from '@coffer/api-client/transfers/request-schema'
import { businessDayFrom } from '@coffer/domain/calendar'
import { frequencies, type Frequency } from '@coffer/domain/schedule'
import { and, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import { lockTransfer } from '../banking/lock-transfer.ts'
import { askedFor, transactionToWire } from '../banking/transaction-wire.ts'
import { isWaiting, type Transfer } from '../banking/transfer-stage.ts'
import type { Tx } from '../database/in-tenant.ts'
import { transfers } from '../database/schema/banking.ts'
import type { Call } from '../http/call.ts'
import { notFound, unprocessable, type LocalizedText } from '../http/refusal.ts'
import { finishRequest, startRequest, uuidOrNone } from '../requests/requests.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { requireAmountLater } from './amount-allowed.ts'
import type { TransferAnswer } from './transfer-answer.ts'
import { runOn } from './scheduled-deposit.ts'
import { requireEndAfter, requireStartDay } from './requested-schedule.ts'
import { lockDepositorForTransfer } from './lock-for-transfer.ts'

export type DepositChange = v.InferOutput<typeof depositChangeBody>

const goneOut: LocalizedText = {
  en: 'This deposit was already sent or canceled, so you can’t edit it.',
  es: 'Este depósito ya salió o se canceló y no se puede editar.',
}

/** Changes a scheduled deposit and the following ones of its schedule. */
export async function editDeposit(
  tx: Tx,
  c: Call,
  {
    depositorId,
    uuid,
    requested,
  }: { readonly depositorId: string; readonly uuid: string; readonly requested: DepositChange },
): Promise<TransferAnswer> {
  const account = await lockDepositorForTransfer(tx, depositorId)
  const mine = and(eq(transfers.id, uuidOrNone(uuid)), eq(transfers.depositAccountId, account.id))
  const [found] = await tx.select({ id: transfers.id }).from(transfers).where(mine)
  if (found === undefined) throw notFound()
  const { transfer } = await lockTransfer(tx, found.id)
  const { scheduledFor } = transfer
  if (!isWaiting(transfer) || scheduledFor === null) throw unprocessable(goneOut)
  if (requested.amount !== undefined) await requireAmountLater(tx, requested.amount)

  const when = newSchedule(tx, { ...transfer, scheduledFor }, requested)
  const values = {
    amountCents: requested.amount ?? transfer.amountCents,
    frequency: when.frequency,
    startDate: when.startDate,
    endDate: when.endDate,
    scheduledFor: when.scheduledFor,
  }
  await tx.update(transfers).set(values).where(mine)
  if (when.scheduledFor !== scheduledFor) await runOn(tx, transfer, when.scheduledFor)
  await recordSecurityEvent(tx, c, 'deposit-changed')
  const requestId = await startRequest(tx, depositorId, 'transactions')
  await finishRequest(tx, requestId, { result: transactionToWire({ ...transfer, ...values }) })
  return { request_id: requestId, scheduled_for: when.scheduledFor, asked_for: when.date }
}

/** A new day or frequency restarts the schedule there; else it keeps its first day, which need be no business day. */
function newSchedule(tx: Tx, transfer: Transfer & { scheduledFor: string }, requested: DepositChange) {
  const oldFrequency = frequencies.find((one) => one === transfer.frequency) ?? 'once'
  const frequency: Frequency = requested.frequency ?? oldFrequency
  const oldDay = askedFor(transfer) ?? transfer.scheduledFor
  const date = requested.start_date ?? oldDay
  const isSameDay = date === oldDay
  if (!isSameDay) requireStartDay(tx, date)
  const endDate =
    frequency === 'once' ? null : requested.end_date === undefined ? transfer.endDate : requested.end_date
  requireEndAfter(date, endDate)
  const startDate = isSameDay && frequency === oldFrequency ? (transfer.startDate ?? date) : date
  return { frequency, date, startDate, endDate, scheduledFor: businessDayFrom(date) }
}
