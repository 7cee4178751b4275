import { availableFrom, easternDate, submissionDate } from '@coffer/domain/calendar'
import { isDeposit, type Transfer } from './transfer-stage.ts'

/** A transfer in the form of GET /transactions. */
export const transactionToWire = (transfer: Transfer) => ({
  uuid: transfer.id,
  request_id: transfer.requestId,
  direction: transfer.direction,
  status: transfer.status,
  amount: transfer.amountCents,
  description: transfer.description,
  return_code: transfer.returnCode,
  date_created: transfer.createdAt.toISOString(),
  date_submitted: transfer.submittedAt?.toISOString() ?? null,
  date_processed: transfer.processedAt?.toISOString() ?? null,
  date_settled: transfer.settledAt?.toISOString() ?? null,
  posted_on: transfer.postedOn,
  available_from: availableSince(transfer),
  scheduled_for: transfer.scheduledFor,
  frequency: transfer.frequency,
  end_date: transfer.endDate,
  linked_account_id: transfer.linkedAccountId,
  balance_after: transfer.balanceAfterCents,
})

/** When a deposit is available: at its release, or before that by the calendar. Null for anything but a deposit. */
function availableSince(transfer: Transfer): string | null {
  const cameToNothing = ['Returned', 'Voided', 'Cancelled'].includes(transfer.status)
  if (!isDeposit(transfer) || cameToNothing) return null
  if (transfer.releasedAt !== null) return transfer.releasedAt.toISOString()
  const { submittedAt, scheduledFor, createdAt } = transfer
  return availableFrom(
    submittedAt === null ? (scheduledFor ?? submissionDate(createdAt)) : easternDate(submittedAt),
  )
}
