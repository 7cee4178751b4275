import {
  closingBody,
  depositBody,
  depositChangeBody,
  withdrawalBody,
} from '@coffer/api-client/transfers/request-schema'
import * as v from 'valibot'
import { acceptTransfer, type NewTransfer } from '../banking/transfer-life.ts'
import { describeTransfer } from '../banking/transfer-description.ts'
import { closeAccount, type Closing } from '../closing/close-account.ts'
import { inTenant, type Tx } from '../database/in-tenant.ts'
import { requireDepositsFrom } from '../funding/fund-account.ts'
import { authenticated, bodyOf, type Call } from '../http/call.ts'
import { accepted } from '../http/envelope.ts'
import { forbidden, invalid, type LocalizedText } from '../http/refusal.ts'
import type { Area } from '../http/routes.ts'
import { contactOf } from '../identity/contact.ts'
import type { LinkedAccount } from '../linking/linked-account.ts'
import { depositorOf } from '../onboarding/progress.ts'
import { idempotencyKey, onceByKey } from '../requests/idempotency.ts'
import { startRequest } from '../requests/requests.ts'
import { requireAmountLater, requireAmountNow } from './amount-allowed.ts'
import { transferAnswer, type TransferAnswer } from './transfer-answer.ts'
import { editDeposit } from './edit-deposit.ts'
import { scheduleDeposit } from './schedule-deposit.ts'
import { runDeposit, runScheduled } from './scheduled-deposit.ts'
import { requireUsable } from './require-usable.ts'
import { movedDateMessage, startOf } from './requested-schedule.ts'
import { lockDepositorForTransfer } from './lock-for-transfer.ts'

type Direction = NewTransfer['direction']

/** Deposits, one-off or scheduled, and withdrawals. */
export const moneyCalls: Area = (api, { work }) => {
  work.register(runScheduled, (tx, { transferId, date }) => runDeposit(tx, transferId, date))
  api.post('/deposit', async (c) => {
    const body = await bodyOf(c, depositBody)
    return once(c, ['LinkedToPrimary', body], (tx, depositorId) => deposit(tx, depositorId, body))
  })
  api.patch('/deposit/:uuid', async (c) => {
    const body = await bodyOf(c, depositChangeBody)
    const uuid = c.req.param('uuid')
    return once(c, ['edit-deposit', uuid, body], (tx, depositorId) =>
      editDeposit(tx, depositorId, uuid, body),
    )
  })
  api.post('/withdraw', async (c) => {
    const { amount, close_account, ...rest } = await bodyOf(c, withdrawalBody)
    if (close_account) return closeOnce(c, rest)
    if (typeof amount !== 'number') throw invalid({ amount: [noAmount] })
    const { linked_account_id } = rest
    return once(c, ['PrimaryToLinked', { linked_account_id, amount }], (tx, depositorId) =>
      withdraw(tx, depositorId, linked_account_id, amount),
    )
  })
  api.post('/close-my-account', async (c) => closeOnce(c, await bodyOf(c, closingBody)))
}

/** POST /close-my-account, and POST /withdraw with close_account: one operation, under one key. */
function closeOnce(c: Call, requested: Closing): Promise<Response> {
  if (!authenticated(c).isPrimary) throw forbidden(onlyPrimaryCloses)
  return once(c, ['close-account', requested.linked_account_id], (tx, depositorId) =>
    closeAccount(tx, depositorId, requested),
  )
}

const onlyPrimaryCloses: LocalizedText = {
  en: 'Only the primary account holder can close the account.',
  es: 'Solo el titular principal puede cerrar la cuenta.',
}

const noAmount: LocalizedText = { en: 'Enter an amount.', es: 'Ingrese un monto.' }

/** Runs `work` once per idempotency key, and responds 202 with the request to follow. */
async function once(
  c: Call,
  body: unknown,
  work: (tx: Tx, depositorId: string) => Promise<TransferAnswer>,
): Promise<Response> {
  const { accountDepositorId: depositorId } = authenticated(c)
  const answer = await inTenant(c.var.context.db, c.var.tenant, async (tx) => {
    await depositorOf(tx, depositorId)
    return onceByKey(
      tx,
      { depositorId, key: idempotencyKey(c), body },
      (kept) => v.parse(transferAnswer, kept),
      () => work(tx, depositorId),
    )
  })
  const { request_id, scheduled_for, asked_for } = answer
  return scheduled_for === null || asked_for === null
    ? accepted(c, request_id)
    : accepted(c, request_id, { scheduled_for, asked_for }, movedDateMessage(asked_for, scheduled_for))
}

async function deposit(
  tx: Tx,
  depositorId: string,
  { linked_account_id, amount, ...when }: v.InferOutput<typeof depositBody>,
): Promise<TransferAnswer> {
  const account = await lockDepositorForTransfer(tx, depositorId)
  const linked = await requireDepositsFrom(tx, depositorId, linked_account_id)
  const startDate = startOf(tx, when)
  if (startDate === null) {
    await requireAmountNow(tx, account.id, 'LinkedToPrimary', amount)
    return moveNow(tx, depositorId, { accountId: account.id, linked, direction: 'LinkedToPrimary', amount })
  }
  await requireAmountLater(tx, amount)
  const { frequency, end_date: endDate } = when
  return scheduleDeposit(tx, depositorId, {
    depositAccountId: account.id,
    linked,
    cents: amount,
    frequency,
    startDate,
    endDate: frequency === 'once' ? null : endDate,
  })
}

async function withdraw(
  tx: Tx,
  depositorId: string,
  linkedAccountId: string,
  amount: number,
): Promise<TransferAnswer> {
  const account = await lockDepositorForTransfer(tx, depositorId)
  const linked = await requireUsable(tx, depositorId, linkedAccountId)
  await requireAmountNow(tx, account.id, 'PrimaryToLinked', amount)
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
    description: describeTransfer(direction, linked, (await contactOf(tx, depositorId)).language),
    isFirstFunding: false,
  })
  return { request_id: requestId, scheduled_for: null, asked_for: null }
}
