import type { depositChangeBody } from '@coffer/api-client/transfers/request-schema'
import { businessDayFrom, type CalendarDate } from '@coffer/domain/calendar'
import { plannedDay } from '@coffer/domain/deposit-plans'
import { notFound, unprocessable, type LocalizedText } from '@coffer/provider-kit/refusal'
import { and, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import { lockTransfer } from '../banking/lock-transfer.ts'
import { requestedFor, transactionToWire } from '../banking/transaction-wire.ts'
import { isWaiting, type Transfer } from '../banking/transfer-stage.ts'
import type { Tx } from '../database/in-tenant.ts'
import { transfers } from '../database/schema/banking.ts'
import type { Call } from '../http/call.ts'
import { readerLanguage } from '../http/reader-language.ts'
import { changePlan } from '../plans/change-plan.ts'
import { markEnded, createPlanFrom } from '../plans/follow-plan.ts'
import { findPlan } from '../plans/plan-rows.ts'
import { finishRequest, startRequest, uuidOrUnusedId } from '../requests/requests.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { requireAmountLater, requireRoomOn } from './amount-allowed.ts'
import type { TransferAnswer } from './transfer-answer.ts'
import { requireEndAfter, requireStartDay } from './requested-schedule.ts'
import { lockDepositorForTransfer } from './lock-for-transfer.ts'
import { isDue, runOn } from './waiting-deposit.ts'

export type DepositChange = v.InferOutput<typeof depositChangeBody>

const alreadySentRefusal: LocalizedText = {
  en: 'This deposit was already sent or canceled, so you can’t edit it.',
  es: 'Este depósito ya salió o se canceló y no se puede editar.',
}

/** Changes a scheduled deposit. If it belongs to a plan, the following deposits change too. */
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
  const mine = and(eq(transfers.id, uuidOrUnusedId(uuid)), eq(transfers.depositAccountId, account.id))
  const [found] = await tx.select({ id: transfers.id }).from(transfers).where(mine)
  if (found === undefined) throw notFound()
  const { transfer } = await lockTransfer(tx, found.id)
  const { scheduledFor } = transfer
  if (!isWaiting(transfer) || scheduledFor === null || isDue(tx, transfer))
    throw unprocessable(alreadySentRefusal)
  if (requested.amount !== undefined) await requireAmountLater(tx, requested.amount)

  const isSingle = (requested.frequency ?? (transfer.planId === null ? 'once' : null)) === 'once'
  const when = isSingle
    ? await changeSingle(tx, { ...transfer, scheduledFor }, requested)
    : await changeRepeating(tx, { ...transfer, scheduledFor }, requested)
  await recordSecurityEvent(tx, c, 'deposit-changed')
  const requestId = await startRequest(tx, depositorId, 'transactions')
  const [changed = transfer] = await tx.select().from(transfers).where(mine)
  if (requested.amount !== undefined || requested.start_date !== undefined)
    await requireRoomOn(
      tx,
      { accountId: account.id, day: when.scheduledFor, cents: changed.amountCents },
      requested.amount === undefined ? 'start_date' : 'amount',
    )
  await finishRequest(tx, requestId, { result: transactionToWire(changed, readerLanguage(c)) })
  return { request_id: requestId, scheduled_for: when.scheduledFor, asked_for: when.date }
}

type Waiting = Transfer & { scheduledFor: CalendarDate }
type When = { readonly date: CalendarDate; readonly scheduledFor: CalendarDate }

function requestedDay(tx: Tx, transfer: Waiting, requested: DepositChange): CalendarDate {
  const oldDay = requestedFor(transfer) ?? transfer.scheduledFor
  const date = requested.start_date ?? oldDay
  if (date !== oldDay) requireStartDay(tx, date)
  return date
}

/** Changes a single deposit, or makes the next deposit of a plan single, which ends the plan. */
async function changeSingle(tx: Tx, transfer: Waiting, requested: DepositChange): Promise<When> {
  const date = requestedDay(tx, transfer, requested)
  const scheduledFor = businessDayFrom(date)
  if (transfer.planId !== null) await markEnded(tx, transfer.planId)
  await tx
    .update(transfers)
    .set({
      amountCents: requested.amount ?? transfer.amountCents,
      frequency: 'once',
      startDate: date,
      endDate: null,
      scheduledFor,
      planId: null,
      planDate: null,
    })
    .where(eq(transfers.id, transfer.id))
  if (scheduledFor !== transfer.scheduledFor) await runOn(tx, transfer, scheduledFor)
  return { date, scheduledFor }
}

/** Changes the next deposit of a plan and all later ones. A single deposit becomes the first one of a plan. */
async function changeRepeating(
  tx: Tx,
  transfer: Waiting,
  { amount, frequency, start_date, end_date }: DepositChange,
): Promise<When> {
  if (transfer.planId === null) {
    const date = requestedDay(tx, transfer, { start_date })
    requireEndAfter(date, end_date ?? null)
    const repeating = frequency === undefined || frequency === 'once' ? 'monthly' : frequency
    return createPlanFrom(tx, transfer, {
      amountCents: amount ?? transfer.amountCents,
      frequency: repeating,
      startDate: date,
      endDate: end_date ?? null,
    })
  }
  const plan = await findPlan(tx, transfer.depositAccountId, transfer.planId)
  const next = await changePlan(tx, plan, {
    amount,
    frequency: frequency === 'once' ? undefined : frequency,
    startDate: start_date ?? undefined,
    endDate: end_date,
  })
  return { date: plannedDay(next), scheduledFor: next.scheduledFor }
}
