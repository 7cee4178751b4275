import {
  availableFrom,
  easternDate,
  settlementInstant,
  submissionDate,
  submissionInstant,
} from '@coffer/domain/calendar'
import { isVoidable } from '@coffer/domain/status'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { closeIfClosing, reopen } from '../closing/end-of-closing.ts'
import { now, type Tx } from '../database/in-tenant.ts'
import { transfers } from '../database/schema/banking.ts'
import { linkedAccounts } from '../database/schema/linking.ts'
import { fillGoals, reduceGoals } from '../goals/follow-balance.ts'
import { schedule, workKind } from '../due-work/due-work.ts'
import {
  depositAccepted,
  depositReleased,
  depositSettled,
  withdrawalAccepted,
  withdrawalSettled,
} from '../ledger/movements.ts'
import { findBalance, post } from '../ledger/post.ts'
import { afterCancellation } from '../plans/follow-plan.ts'
import { finishCheck } from './finish-check.ts'
import { lockTransfer } from './lock-transfer.ts'
import { firstFundingReturn } from './magic-numbers.ts'
import { returnTransfer } from './returns.ts'
import { entriesOfVoid, isDeposit, isWaiting, type Transfer } from './transfer-stage.ts'

const transferPayload = v.object({ transferId: v.string() })
export const checkTransfer = workKind('check-transfer', transferPayload)
export const submitTransfer = workKind('submit-transfer', transferPayload)
export const settleTransfer = workKind('settle-transfer', transferPayload)
export const releaseTransfer = workKind('release-transfer', transferPayload)

export type NewTransfer = {
  depositAccountId: string
  linkedAccountId: string
  requestId: string
  direction: 'LinkedToPrimary' | 'PrimaryToLinked'
  cents: number
  counterparty: string
  isFirstFunding: boolean
  isClosing?: true
}

/**
 * Accepts a transfer. Its row, its entries and its next step belong to the caller's transaction. The caller has locked
 * the depositor and the account and checked the limits; the ledger itself refuses an overdraft.
 */
export async function acceptTransfer(tx: Tx, wanted: NewTransfer): Promise<string> {
  const transferId = crypto.randomUUID()
  const { cents, ...facts } = wanted
  await tx
    .insert(transfers)
    .values({ id: transferId, ...facts, amountCents: cents, status: 'Initiated', createdAt: now(tx) })
  const isIn = wanted.direction === 'LinkedToPrimary'
  await post(tx, {
    kind: isIn ? 'deposit-accepted' : 'withdrawal-accepted',
    trace: `accept:${transferId}`,
    depositAccountId: wanted.depositAccountId,
    transferId,
    entries: isIn ? depositAccepted(cents) : withdrawalAccepted(cents),
  })
  if (!isIn) await reduceGoals(tx, wanted.depositAccountId, { cause: 'withdrawal', transferId })
  await schedule(tx, checkTransfer, { transferId }, now(tx), { chain: wanted.depositAccountId })
  return transferId
}

const change = (tx: Tx, transferId: string, values: Partial<Transfer>) =>
  tx.update(transfers).set(values).where(eq(transfers.id, transferId))

/** Initiated → Pending: the transfer waits for the cut-off, and its request is complete. */
export async function check(tx: Tx, transferId: string): Promise<void> {
  const { transfer } = await lockTransfer(tx, transferId)
  if (transfer.status !== 'Initiated') return
  await change(tx, transferId, { status: 'Pending' })
  await waitForCutOff(tx, transfer, transfer.createdAt)
  await finishCheck(tx, { ...transfer, status: 'Pending' })
}

/** Schedules the submission at the cut-off of the business day on which the transfer was accepted (`accepted`). */
export const waitForCutOff = (tx: Tx, transfer: Transfer, accepted: Date): Promise<void> =>
  scheduleStep(tx, submitTransfer, transfer, new Date(submissionInstant(submissionDate(accepted))))

/**
 * The steps of all transfers of an account form one chain, so each step finds the balance left by the previous ones.
 */
const scheduleStep = (tx: Tx, step: typeof submitTransfer, transfer: Transfer, dueAt: Date): Promise<void> =>
  schedule(tx, step, { transferId: transfer.id }, dueAt, { chain: transfer.depositAccountId })

/** Pending → Submitted, at the 16:00 Eastern cut-off of a business day. */
export async function submit(tx: Tx, transferId: string): Promise<void> {
  const { transfer } = await lockTransfer(tx, transferId)
  if (transfer.status !== 'Pending') return
  await change(tx, transferId, { status: 'Submitted', submittedAt: now(tx) })
  await scheduleStep(tx, settleTransfer, transfer, new Date(settlementInstant(easternDate(now(tx)))))
}

/**
 * Submitted → Settled, at 08:30 Eastern on the next business day; or Returned, if the account number is a magic one.
 */
export async function settle(tx: Tx, transferId: string): Promise<void> {
  const { transfer } = await lockTransfer(tx, transferId)
  if (transfer.status !== 'Submitted' || transfer.submittedAt === null) return
  const returned = transfer.isFirstFunding ? await magicReturn(tx, transfer) : null
  if (returned !== null) return returnTransfer(tx, transferId, returned)

  const isIn = isDeposit(transfer)
  await post(tx, {
    kind: isIn ? 'deposit-settled' : 'withdrawal-settled',
    trace: `settle:${transferId}`,
    depositAccountId: transfer.depositAccountId,
    transferId,
    entries: isIn ? depositSettled(transfer.amountCents) : withdrawalSettled(transfer.amountCents),
  })
  const { current } = await findBalance(tx, transfer.depositAccountId)
  await change(tx, transferId, {
    status: 'Settled',
    processedAt: now(tx),
    settledAt: now(tx),
    postedOn: easternDate(now(tx)),
    balanceAfterCents: current,
  })
  if (transfer.isClosing) await closeIfClosing(tx, transfer.depositAccountId)
  if (isIn) {
    await fillGoals(tx, transfer)
    await scheduleStep(
      tx,
      releaseTransfer,
      transfer,
      new Date(availableFrom(easternDate(transfer.submittedAt))),
    )
    await resetReturnCount(tx, transfer)
  }
}

/** Makes a settled deposit available, at 08:30 Eastern on the second business day after its submission. */
export async function release(tx: Tx, transferId: string): Promise<void> {
  const { transfer } = await lockTransfer(tx, transferId)
  if (transfer.status !== 'Settled' || transfer.releasedAt !== null) return
  await post(tx, {
    kind: 'deposit-released',
    trace: `release:${transferId}`,
    depositAccountId: transfer.depositAccountId,
    transferId,
    entries: depositReleased(transfer.amountCents),
  })
  await change(tx, transferId, { releasedAt: now(tx) })
}

/** Cancels a transfer that is not submitted yet; returns false if it is too late. */
export async function voidTransfer(tx: Tx, transferId: string): Promise<boolean> {
  const { transfer } = await lockTransfer(tx, transferId)
  if (!isVoidable(transfer.status)) return false
  if (transfer.isClosing) await reopen(tx, transfer.depositAccountId)
  if (isWaiting(transfer)) {
    await finishAs(tx, transfer, 'Cancelled')
    await afterCancellation(tx, transfer)
    return true
  }
  await post(tx, {
    kind: isDeposit(transfer) ? 'deposit-voided' : 'withdrawal-voided',
    trace: `void:${transferId}`,
    depositAccountId: transfer.depositAccountId,
    transferId,
    entries: entriesOfVoid(transfer),
  })
  await finishAs(tx, transfer, 'Voided')
  return true
}

async function finishAs(tx: Tx, transfer: Transfer, status: 'Cancelled' | 'Voided'): Promise<void> {
  const ended = { status, processedAt: now(tx) } as const
  await change(tx, transfer.id, ended)
  await finishCheck(tx, { ...transfer, ...ended })
}

async function magicReturn(tx: Tx, transfer: Transfer): Promise<string | null> {
  if (transfer.linkedAccountId === null) return null
  const [from] = await tx
    .select({ mask: linkedAccounts.mask })
    .from(linkedAccounts)
    .where(eq(linkedAccounts.id, transfer.linkedAccountId))
  return from === undefined ? null : firstFundingReturn(from.mask)
}

/** A deposit that settles ends a series of consecutive returns. */
async function resetReturnCount(tx: Tx, transfer: Transfer): Promise<void> {
  if (transfer.linkedAccountId === null) return
  await tx
    .update(linkedAccounts)
    .set({ returnsInARow: 0 })
    .where(eq(linkedAccounts.id, transfer.linkedAccountId))
}
