import type { closingBody } from '@coffer/api-client/transfers/request-schema'
import { addDays, easternDate } from '@coffer/domain/calendar'
import { accrueDay, postInterest } from '@coffer/domain/interest'
import { invalid, unprocessable, type LocalizedText } from '@coffer/provider-kit/refusal'
import { and, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import { findAccount, type DepositAccount } from '../banking/deposit-account.ts'
import { accrueThrough, creditInterest } from '../banking/interest.ts'
import { acceptTransfer } from '../banking/transfer-life.ts'
import { bankLabel } from '../banking/transfer-description.ts'
import type { Call } from '../http/call.ts'
import { now, type Tx } from '../database/in-tenant.ts'
import { depositAccounts, transfers } from '../database/schema/banking.ts'
import { readerLanguage } from '../http/reader-language.ts'
import { findBalance, findLastPosting } from '../ledger/post.ts'
import type { LinkedAccount } from '../linking/linked-account.ts'
import type { TransferAnswer } from '../moving-money/transfer-answer.ts'
import { requireConfirmedBank } from '../moving-money/new-bank.ts'
import { requireUsable } from '../moving-money/require-usable.ts'
import { notifyOfWithdrawal } from '../moving-money/withdrawal-notice.ts'
import { lockDepositorForTransfer } from '../moving-money/lock-for-transfer.ts'
import { notifyHolders } from '../notices/notify-holders.ts'
import { apyOn, findRateChanges } from '../rates/rates.ts'
import { finishRequest, startRequest } from '../requests/requests.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { closeIfClosing } from './end-of-closing.ts'
import { cancelScheduled, requireNothingPending } from './pending-items.ts'

export type Closing = v.InferOutput<typeof closingBody>

const otherAccount: LocalizedText = {
  en: 'Your account is already closing, with your balance going to another linked bank.',
  es: 'Su cuenta ya se está cerrando y el saldo va a otra cuenta vinculada.',
}

/**
 * Closes the account in one step: cancels scheduled deposits, pays the interest through today, and withdraws the whole
 * balance. The account is closed when the withdrawal settles. A repeated call returns the same request.
 */
export async function closeAccount(
  tx: Tx,
  c: Call,
  depositorId: string,
  { linked_account_id, reason }: Closing,
): Promise<TransferAnswer> {
  const underWay = await findCurrentClosing(tx, depositorId)
  if (underWay !== null) {
    if (underWay.linkedAccountId !== linked_account_id) throw invalid({ linked_account_id: [otherAccount] })
    return answer(underWay.requestId)
  }
  const locked = await lockDepositorForTransfer(tx, depositorId)
  const linked = await requireUsable(tx, depositorId, linked_account_id)
  await requireConfirmedBank(tx, c, linked)
  await requireNothingPending(tx, locked.id, readerLanguage(c))
  const yesterday = addDays(easternDate(now(tx)), -1)
  const [account = locked] = await accrueThrough(tx, [locked], yesterday)
  const { available } = await findBalance(tx, account.id)
  if (available < 0) throw unprocessable(overdrawnRefusal)
  await cancelScheduled(tx, account.id)
  await tx
    .update(depositAccounts)
    .set({ closingSince: now(tx), closingReason: reason })
    .where(eq(depositAccounts.id, account.id))
  await recordSecurityEvent(tx, c, 'account-closing-requested')
  const cents = available + (await payInterestToday(tx, account, available))
  if (cents === 0) return closeEmpty(tx, account)
  await notifyOfWithdrawal(tx, c, linked, cents)
  return withdrawAll(tx, account, linked, cents)
}

const overdrawnRefusal: LocalizedText = {
  en: 'Your balance is below zero. Deposit what’s missing first, or message us in the message center.',
  es: 'Su saldo es negativo. Primero deposite lo que falta o escríbanos en el centro de mensajes.',
}

const answer = (requestId: string): TransferAnswer => ({
  request_id: requestId,
  scheduled_for: null,
  asked_for: null,
})

async function findCurrentClosing(tx: Tx, depositorId: string) {
  const account = await findAccount(tx, depositorId)
  if (account === null || account.closingSince === null) return null
  const [transfer] = await tx
    .select()
    .from(transfers)
    .where(
      and(
        eq(transfers.depositAccountId, account.id),
        eq(transfers.isClosing, true),
        eq(transfers.createdAt, account.closingSince),
      ),
    )
  return transfer ?? null
}

/** Pays the interest accrued but not yet posted, today's included, rounded to the cent. Returns the amount in cents. */
async function payInterestToday(tx: Tx, account: DepositAccount, balance: number): Promise<number> {
  const today = easternDate(now(tx))
  const apy = apyOn(await findRateChanges(tx), account, today)
  const ofToday = account.accruedThrough < today ? accrueDay(balance, apy) : 0n
  const { cents, carried } = postInterest(account.accruedInterest + ofToday)
  await tx
    .update(depositAccounts)
    .set({ accruedInterest: carried, accruedThrough: today })
    .where(eq(depositAccounts.id, account.id))
  const trace = `interest:${account.id}:closing:${now(tx).toISOString()}`
  if (cents > 0) await creditInterest(tx, [{ account, cents, at: now(tx), postedOn: today, trace }])
  return cents
}

async function withdrawAll(
  tx: Tx,
  { id, depositorId }: DepositAccount,
  linked: LinkedAccount,
  cents: number,
): Promise<TransferAnswer> {
  const requestId = await startRequest(tx, depositorId, 'transactions')
  await acceptTransfer(tx, {
    depositAccountId: id,
    linkedAccountId: linked.id,
    requestId,
    direction: 'PrimaryToLinked',
    cents,
    counterparty: bankLabel(linked),
    isFirstFunding: false,
    isClosing: true,
  })
  await notifyHolders(tx, depositorId, 'account-closing', {})
  return answer(requestId)
}

/**
 * Closes at once: no withdrawal has to settle. Since no posting records this closing, its request stores the sequence of
 * the last posting.
 */
async function closeEmpty(tx: Tx, { id, depositorId }: DepositAccount): Promise<TransferAnswer> {
  const requestId = await startRequest(tx, depositorId, 'transactions')
  await closeIfClosing(tx, id)
  const closedAfterPosting = await findLastPosting(tx, id)
  await finishRequest(tx, requestId, { result: null, closedAccountId: id, closedAfterPosting })
  return answer(requestId)
}
