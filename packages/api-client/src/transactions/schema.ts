import { transactionDirections, transactionStatuses } from '@coffer/domain/status'
import * as v from 'valibot'

export const frequencies = ['once', 'weekly', 'biweekly', 'monthly'] as const
export type Frequency = (typeof frequencies)[number]

/** `amount` and `balance_after` in cents; the amount is positive, the direction says which way it went. */
export const transactionSchema = v.pipe(
  v.object({
    uuid: v.string(),
    request_id: v.nullable(v.string()),
    direction: v.picklist(transactionDirections),
    status: v.picklist(transactionStatuses),
    amount: v.pipe(v.number(), v.safeInteger()),
    description: v.string(),
    return_code: v.nullable(v.string()),
    date_created: v.string(),
    date_submitted: v.nullable(v.string()),
    date_processed: v.nullable(v.string()),
    scheduled_for: v.nullable(v.string()),
    frequency: v.nullable(v.picklist(frequencies)),
    balance_after: v.nullable(v.pipe(v.number(), v.safeInteger())),
  }),
  v.transform((wire) => ({
    uuid: wire.uuid,
    requestId: wire.request_id,
    direction: wire.direction,
    status: wire.status,
    amount: wire.amount,
    description: wire.description,
    returnCode: wire.return_code,
    dateCreated: wire.date_created,
    dateSubmitted: wire.date_submitted,
    dateProcessed: wire.date_processed,
    scheduledFor: wire.scheduled_for,
    frequency: wire.frequency,
    balanceAfter: wire.balance_after,
  })),
)
export const transactionsSchema = v.array(transactionSchema)

export type Transaction = v.InferOutput<typeof transactionSchema>
export type WireTransaction = v.InferInput<typeof transactionSchema>
