import * as v from 'valibot'

/** What moving money answers; kept with its key, so that a repeated call hears the same. */
export const answered = v.object({
  request_id: v.string(),
  /** The business day that a scheduled deposit goes out on, and the day that was asked for. */
  scheduled_for: v.nullable(v.string()),
  asked_for: v.nullable(v.string()),
})
export type Answered = v.InferOutput<typeof answered>
