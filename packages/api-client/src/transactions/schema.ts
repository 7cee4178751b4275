import { frequencies } from '@coffer/domain/schedule'
import { transactionDirections, transactionStatuses } from '@coffer/domain/status'
import * as v from 'valibot'
import { wireObject } from '../transport/wire-case.ts'

export type { Frequency } from '@coffer/domain/schedule'

/**
 * `amount` and `balance_after` in cents; the amount is positive, with its sign in `direction`.
 * A provider may not report the linked account, the day a deposit is available, and the last day of a schedule.
 */
export const transactionSchema = wireObject({
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
  /** When its money settled, also after a return. */
  date_settled: v.optional(v.nullable(v.string()), null),
  /** The calendar date in New York that its money counts on. */
  posted_on: v.optional(v.nullable(v.string()), null),
})
export const transactionsSchema = v.array(transactionSchema)

export type Transaction = v.InferOutput<typeof transactionSchema>
export type WireTransaction = v.InferInput<typeof transactionSchema>
