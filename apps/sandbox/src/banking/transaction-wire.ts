import type { Transfer } from './transfer-stage.ts'

/** A transfer as GET /transactions tells it. */
export const transactionOnTheWire = (transfer: Transfer) => ({
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
  scheduled_for: transfer.scheduledFor,
  frequency: transfer.frequency,
  balance_after: transfer.balanceAfterCents,
})
