import type { SkipReason } from '@coffer/email-templates/emails'
import type { CalendarDate } from '@coffer/domain/calendar'
import { allowsDeposits } from '@coffer/domain/status'
import { eq } from 'drizzle-orm'
import { lockTransfer } from '../banking/lock-transfer.ts'
import { waitForCutOff } from '../banking/transfer-life.ts'
import type { Transfer } from '../banking/transfer-stage.ts'
import { now, type Tx } from '../database/in-tenant.ts'
import { transfers } from '../database/schema/banking.ts'
import { linkedAccounts } from '../database/schema/linking.ts'
import { depositAccepted } from '../ledger/movements.ts'
import { post } from '../ledger/post.ts'
import type { WorkArea } from '../http/routes.ts'
import { notifyHolders } from '../notices/notify-holders.ts'
import { lockDepositor, findDepositor } from '../onboarding/progress.ts'
import { continuePlan } from '../plans/follow-plan.ts'
import { recordJobEvent } from '../security-events/record-security-event.ts'
import { isAmountAllowedOnItsDay } from './amount-allowed.ts'
import { isCustomer } from './lock-for-transfer.ts'
import { runScheduled } from './waiting-deposit.ts'

export const scheduledDeposits: WorkArea = ({ work }) => {
  work.register(runScheduled, (tx, { transferId, date }) => runDeposit(tx, transferId, date))
}

/** Submits a scheduled deposit on its day like any other deposit, and schedules the next one of its plan. */
async function runDeposit(tx: Tx, transferId: string, date: CalendarDate): Promise<void> {
  const { transfer, depositorId } = await lockTransfer(tx, transferId)
  if (transfer.status !== 'Initiated' || transfer.scheduledFor !== date) return
  const skipReason = await findSkipReason(tx, transfer, depositorId)
  const { userId } = await findDepositor(tx, depositorId)
  const outcome = skipReason === null ? 'success' : 'failure'
  await recordJobEvent(tx, 'deposit-submitted', { userId, outcome })
  if (skipReason === null) await accept(tx, transfer)
  else
    await tx
      .update(transfers)
      .set({ status: 'Cancelled', processedAt: now(tx), skipReason })
      .where(eq(transfers.id, transferId))
  const next = await continuePlan(tx, transfer)
  if (skipReason === null) return
  const { counterparty, amountCents: cents } = transfer
  const why = { reason: skipReason, counterparty, cents, date, next }
  await notifyHolders(tx, depositorId, 'deposit-skipped', why)
}

async function accept(tx: Tx, transfer: Transfer): Promise<void> {
  await tx.update(transfers).set({ status: 'Pending' }).where(eq(transfers.id, transfer.id))
  await post(tx, {
    kind: 'deposit-accepted',
    trace: `accept:${transfer.id}`,
    depositAccountId: transfer.depositAccountId,
    transferId: transfer.id,
    entries: depositAccepted(transfer.amountCents),
  })
  await waitForCutOff(tx, transfer, now(tx))
}

async function findSkipReason(tx: Tx, transfer: Transfer, depositorId: string): Promise<SkipReason | null> {
  if (!isCustomer(await lockDepositor(tx, depositorId))) return 'depositor'
  if (transfer.linkedAccountId === null) return 'linked-account'
  const [linked] = await tx
    .select()
    .from(linkedAccounts)
    .where(eq(linkedAccounts.id, transfer.linkedAccountId))
  if (linked === undefined || !allowsDeposits(linked.status)) return 'linked-account'
  return (await isAmountAllowedOnItsDay(tx, transfer)) ? null : 'limits'
}
