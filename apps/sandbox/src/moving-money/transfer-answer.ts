import * as v from 'valibot'

/** The response to a transfer, stored with its idempotency key for repeated calls. */
export const transferAnswer = v.object({
  request_id: v.string(),
  /** The business day of a scheduled deposit, and the requested day. */
  scheduled_for: v.nullable(v.string()),
  asked_for: v.nullable(v.string()),
})
export type TransferAnswer = v.InferOutput<typeof transferAnswer>
