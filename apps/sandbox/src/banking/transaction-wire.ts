import { availableFrom, type CalendarDate, easternDate, submissionDate } from '@coffer/domain/calendar'
import { requestedDay, frequencies } from '@coffer/domain/schedule'
import { effectiveDate } from '@coffer/domain/transaction-dates'
import type { Language } from '@coffer/i18n/languages'
import { describeTransfer } from './transfer-description.ts'
import { isDeposit, type Transfer } from './transfer-stage.ts'

/**
 * A transfer in the form of GET /transactions, in the language of its reader: instants in UTC, and bank days as calendar
 * dates in New York.
 */
export function transactionToWire(transfer: Transfer, language: Language) {
  const availableAt = availableSince(transfer)
  const dateCreated = transfer.createdAt.toISOString()
  const dateSubmitted = transfer.submittedAt?.toISOString() ?? null
  const dateProcessed = transfer.processedAt?.toISOString() ?? null
  return {
    uuid: transfer.id,
    request_id: transfer.requestId,
    direction: transfer.direction,
    status: transfer.status,
    amount: transfer.amountCents,
    description: describeTransfer(transfer)[language],
    return_code: transfer.returnCode,
    date_created: dateCreated,
    date_submitted: dateSubmitted,
    date_processed: dateProcessed,
    date_settled: transfer.settledAt?.toISOString() ?? null,
    effective_on: effectiveDate({ ...transfer, dateCreated, dateSubmitted, dateProcessed }),
    posted_on: transfer.postedOn,
    available_from: availableAt,
    available_on: availableAt === null ? null : easternDate(availableAt),
    scheduled_for: transfer.scheduledFor,
    asked_for: requestedFor(transfer),
    frequency: transfer.frequency,
    start_date: transfer.startDate,
    end_date: transfer.endDate,
    linked_account_id: transfer.linkedAccountId,
    balance_after: transfer.balanceAfterCents,
  }
}

/** The requested day of a scheduled deposit, which is submitted on this day or the next business day. */
export function requestedFor({
  scheduledFor,
  startDate,
  frequency,
  planDate,
}: Transfer): CalendarDate | null {
  if (planDate !== null) return planDate
  if (scheduledFor === null || startDate === null) return scheduledFor
  const repeats = frequencies.find((one) => one === frequency) ?? 'once'
  return requestedDay({ start: startDate, frequency: repeats }, scheduledFor)
}

/**
 * When a deposit becomes available: the moment of its release, or before that the expected one. Null for other
 * transfers.
 */
function availableSince(transfer: Transfer): string | null {
  const wasUndone = ['Returned', 'Voided', 'Cancelled'].includes(transfer.status)
  if (!isDeposit(transfer) || wasUndone) return null
  if (transfer.releasedAt !== null) return transfer.releasedAt.toISOString()
  const { submittedAt, scheduledFor, createdAt } = transfer
  return availableFrom(
    submittedAt === null ? (scheduledFor ?? submissionDate(createdAt)) : easternDate(submittedAt),
  )
}
