import * as v from 'valibot'

/** The answer of a transfer, stored with its key for repeated calls. */
export const transferAnswer = v.object({
  request_id: v.string(),
  /** The business day of a scheduled deposit, and the requested day. */
  scheduled_for: v.nullable(v.string()),
  asked_for: v.nullable(v.string()),
})
export type TransferAnswer = v.InferOutput<typeof transferAnswer>
