import type { depositBody } from '@coffer/api-client/transfers/request-schema'
import { businessDayFrom } from '@coffer/domain/calendar'
import { forbidden, invalid, type LocalizedText } from '@coffer/provider-kit/refusal'
import { withMessage } from '@coffer/provider-kit/reply'
import * as v from 'valibot'
import { acceptTransfer, type NewTransfer } from '../banking/transfer-life.ts'
import { bankLabel } from '../banking/transfer-description.ts'
import { closeAccount, type Closing } from '../closing/close-account.ts'
import type { Tx } from '../database/in-tenant.ts'
import { requireDepositsFrom } from '../funding/fund-account.ts'
import { asCaller } from '../http/as-caller.ts'
import type { Call } from '../http/call.ts'
import type { CallersTransaction, SomeHandlers } from '../http/handler.ts'
import type { LinkedAccount } from '../linking/linked-account.ts'
import { lockDepositor } from '../onboarding/progress.ts'
import { idempotencyKey, onceByKey } from '../requests/idempotency.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { startRequest } from '../requests/requests.ts'
import { requireAmountLater, requireAmountNow, requireRoomOn } from './amount-allowed.ts'
import { transferAnswer, type TransferAnswer } from './transfer-answer.ts'
import { editDeposit } from './edit-deposit.ts'
import { scheduleDeposit } from './schedule-deposit.ts'
import { requireConfirmedBank } from './new-bank.ts'
import { requireUsable } from './require-usable.ts'
import { notifyOfWithdrawal } from './withdrawal-notice.ts'
import { movedDateMessage, scheduleStart } from './requested-schedule.ts'
import { lockDepositorForTransfer } from './lock-for-transfer.ts'

type Direction = NewTransfer['direction']

/** Deposits, immediate or scheduled, and withdrawals. */
export const moneyCalls = {
  'POST /deposit': asCaller(async (call) => {
    const { c, tx, readBody } = call
    const body = await readBody()
    return once(call, ['LinkedToPrimary', body], (depositorId) => deposit(tx, c, depositorId, body))
  }),

  'PATCH /deposit/{uuid}': asCaller(async (call) => {
    const { c, tx, readBody } = call
    const { uuid } = call.params
    const body = await readBody()
    return once(call, ['edit-deposit', uuid, body], (depositorId) =>
      editDeposit(tx, c, { depositorId, uuid, requested: body }),
    )
  }),

  'POST /withdraw': asCaller(async (call) => {
    const { c, tx, readBody } = call
    const { amount, close_account, ...rest } = await readBody()
    if (close_account) return closeOnce(call, rest)
    if (typeof amount !== 'number') throw invalid({ amount: [noAmount] })
    const { linked_account_id } = rest
    return once(call, ['PrimaryToLinked', { linked_account_id, amount }], (depositorId) =>
      withdraw(tx, c, { depositorId, linkedAccountId: linked_account_id, amount }),
    )
  }),

  'POST /close-my-account': asCaller(async (call) => closeOnce(call, await call.readBody())),
} satisfies SomeHandlers

/** POST /close-my-account, and POST /withdraw with close_account: one operation, with one idempotency key. */
function closeOnce(call: CallersTransaction, requested: Closing) {
  const { c, tx, caller } = call
  c.set('securityAction', 'account-closing-requested')
  if (!caller.isPrimary) throw forbidden(onlyPrimaryCloses)
  return once(call, ['close-account', requested.linked_account_id], (depositorId) =>
    closeAccount(tx, c, depositorId, requested),
  )
}

const onlyPrimaryCloses: LocalizedText = {
  en: 'Only the primary account holder can close the account.',
  es: 'Solo el titular principal puede cerrar la cuenta.',
}

const noAmount: LocalizedText = { en: 'Enter an amount.', es: 'Ingrese un monto.' }

/** Runs `work` once per idempotency key, and responds 202 with the id of the request to poll. */
async function once(
  { c, tx, caller: { accountDepositorId: depositorId } }: CallersTransaction,
  body: unknown,
  work: (depositorId: string) => Promise<TransferAnswer>,
) {
  await lockDepositor(tx, depositorId)
  const answer = await onceByKey(
    tx,
    { depositorId, key: idempotencyKey(c), body },
    (kept) => v.parse(transferAnswer, kept),
    () => work(depositorId),
  )
  const { request_id, scheduled_for, asked_for } = answer
  return scheduled_for === null || asked_for === null
    ? { request_id, scheduled_for: undefined, asked_for: undefined }
    : withMessage({ request_id, scheduled_for, asked_for }, movedDateMessage(asked_for, scheduled_for))
}

async function deposit(
  tx: Tx,
  c: Call,
  depositorId: string,
  { linked_account_id, amount, ...when }: v.InferOutput<typeof depositBody>,
): Promise<TransferAnswer> {
  const account = await lockDepositorForTransfer(tx, depositorId)
  const linked = await requireDepositsFrom(tx, depositorId, linked_account_id)
  const startDate = scheduleStart(tx, when)
  await recordSecurityEvent(tx, c, 'deposit-requested')
  if (startDate === null) {
    await requireAmountNow(tx, account.id, 'LinkedToPrimary', amount)
    return moveNow(tx, depositorId, { accountId: account.id, linked, direction: 'LinkedToPrimary', amount })
  }
  await requireAmountLater(tx, amount)
  const { frequency, end_date: endDate } = when
  const scheduled = await scheduleDeposit(tx, depositorId, {
    depositAccountId: account.id,
    linked,
    cents: amount,
    frequency,
    startDate,
    endDate: frequency === 'once' ? null : endDate,
  })
  await requireRoomOn(tx, { accountId: account.id, day: businessDayFrom(startDate), cents: amount })
  return scheduled
}

interface Withdrawal {
  readonly depositorId: string
  readonly linkedAccountId: string
  readonly amount: number
}

async function withdraw(
  tx: Tx,
  c: Call,
  { depositorId, linkedAccountId, amount }: Withdrawal,
): Promise<TransferAnswer> {
  const account = await lockDepositorForTransfer(tx, depositorId)
  const linked = await requireUsable(tx, depositorId, linkedAccountId)
  await requireAmountNow(tx, account.id, 'PrimaryToLinked', amount)
  await requireConfirmedBank(tx, c, linked)
  await notifyOfWithdrawal(tx, c, linked, amount)
  return moveNow(tx, depositorId, { accountId: account.id, linked, direction: 'PrimaryToLinked', amount })
}

type Move = { accountId: string; linked: LinkedAccount; direction: Direction; amount: number }

async function moveNow(
  tx: Tx,
  depositorId: string,
  { accountId, linked, direction, amount }: Move,
): Promise<TransferAnswer> {
  const requestId = await startRequest(tx, depositorId, 'transactions')
  await acceptTransfer(tx, {
    depositAccountId: accountId,
    linkedAccountId: linked.id,
    requestId,
    direction,
    cents: amount,
    counterparty: bankLabel(linked),
    isFirstFunding: false,
  })
  return { request_id: requestId, scheduled_for: null, asked_for: null }
}
