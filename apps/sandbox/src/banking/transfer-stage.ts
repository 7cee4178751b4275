import type { transfers } from '../database/schema/banking.ts'
import {
  depositReturned,
  depositVoided,
  withdrawalReturned,
  withdrawalVoided,
  type DepositStage,
  type Entry,
  type WithdrawalStage,
} from '../ledger/movements.ts'

export type Transfer = typeof transfers.$inferSelect
type StageFields = Pick<Transfer, 'direction' | 'status' | 'releasedAt' | 'amountCents'>

/** Whether a transfer is a deposit. */
export const isDeposit = ({ direction }: Pick<Transfer, 'direction'>): boolean =>
  direction === 'LinkedToPrimary'

/** Accepted, but not yet settled, returned or canceled. */
export const isOpen = ({ status }: Pick<Transfer, 'status'>): boolean =>
  status === 'Initiated' || status === 'Pending' || status === 'Submitted'

/** Scheduled for a later day, so no money is committed yet. */
export const isWaiting = ({ status, scheduledFor }: Pick<Transfer, 'status' | 'scheduledFor'>): boolean =>
  status === 'Initiated' && scheduledFor !== null

const depositStage = (transfer: StageFields): DepositStage =>
  isOpen(transfer) ? 'pending' : transfer.releasedAt === null ? 'held' : 'available'

const withdrawalStage = (transfer: StageFields): WithdrawalStage =>
  isOpen(transfer) ? 'outgoing' : 'settled'

/** The entries that reverse a transfer when the other bank returns it, by the transfer's stage. */
export const entriesOfReturn = (transfer: StageFields): Entry[] =>
  isDeposit(transfer)
    ? depositReturned(transfer.amountCents, depositStage(transfer))
    : withdrawalReturned(transfer.amountCents, withdrawalStage(transfer))

/** The entries that reverse a transfer when the depositor cancels it. */
export const entriesOfVoid = (transfer: StageFields): Entry[] =>
  isDeposit(transfer) ? depositVoided(transfer.amountCents) : withdrawalVoided(transfer.amountCents)
