import { planFrequencies } from '@coffer/domain/deposit-plans'
import { transactionDirections, transactionStatuses } from '@coffer/domain/status'
import { effectiveDate } from '@coffer/domain/transaction-dates'
import * as v from 'valibot'
import { bankDayOrNull, bankDaySchema } from '../transport/bank-day.ts'
import { wireObject } from '../transport/wire-case.ts'

const transactionFields = wireObject({
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
  /** `twice_monthly` is only for plans, with the capability `automatic_saving`. */
  frequency: v.nullable(v.picklist(['once', ...planFrequencies])),
  balance_after: v.nullable(v.pipe(v.number(), v.safeInteger())),
  linked_account_id: v.optional(v.nullable(v.string()), null),
  available_from: v.optional(v.nullable(v.string()), null),
  end_date: v.optional(v.nullable(v.string()), null),
  /** When its money settled, kept after a return. */
  date_settled: v.optional(v.nullable(v.string()), null),
  /** The bank day on which its money counts. */
  posted_on: bankDaySchema,
  /** The bank day of `available_from`. */
  available_on: bankDaySchema,
  /** The bank day under which it is shown and sorted (`effectiveDate`). */
  effective_on: bankDaySchema,
  /** The requested day of a scheduled deposit, which `scheduled_for` moves to a business day. */
  asked_for: bankDaySchema,
  /** The first day of its schedule; a monthly schedule keeps its day of the month. */
  start_date: bankDaySchema,
})

/**
 * `amount` and `balance_after` in cents; the amount is positive, and `direction` is its sign. Fields in `…On`, and
 * those of a schedule, are bank days: calendar dates in New York. A provider may not report them, nor the linked
 * account.
 */
export const transactionSchema = v.pipe(
  transactionFields,
  v.transform((one) => ({
    ...one,
    effectiveOn: one.effectiveOn ?? effectiveDate(one),
    availableOn: bankDayOrNull(one.availableOn, one.availableFrom),
    askedFor: one.askedFor ?? one.scheduledFor,
  })),
)
export const transactionsSchema = v.array(transactionSchema)

export type Transaction = v.InferOutput<typeof transactionSchema>
export type WireTransaction = v.InferInput<typeof transactionSchema>
