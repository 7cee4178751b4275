import { frequencies } from '@coffer/domain/schedule'
import { transactionDirections, transactionStatuses } from '@coffer/domain/status'
import * as v from 'valibot'

export type { Frequency } from '@coffer/domain/schedule'

/**
 * `amount` and `balance_after` in cents; the amount is positive, the direction says which way it went.
 * A provider may leave out the linked account, when a deposit can be used, and the last day of a schedule.
 */
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
    linked_account_id: v.optional(v.nullable(v.string()), null),
    available_from: v.optional(v.nullable(v.string()), null),
    end_date: v.optional(v.nullable(v.string()), null),
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
    linkedAccountId: wire.linked_account_id,
    availableFrom: wire.available_from,
    endDate: wire.end_date,
  })),
)
export const transactionsSchema = v.array(transactionSchema)

export type Transaction = v.InferOutput<typeof transactionSchema>
export type WireTransaction = v.InferInput<typeof transactionSchema>
