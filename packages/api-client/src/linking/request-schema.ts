import * as v from 'valibot'

const digits = v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number))
const id = v.pipe(v.union([digits, v.number()]), v.safeInteger(), v.minValue(0))

/** POST /link/fastlink. The linking page's `sites` are sent as well; only what identifies its session is trusted. */
export const instantLinkBody = v.object({ provider_account_id: id, provider_id: id, request_id: v.string() })
export type InstantLinkBody = v.InferInput<typeof instantLinkBody>

/** POST /link/manual. */
export const bankDetailsBody = v.object({
  account_type: v.string(),
  routing_number: v.string(),
  account_number: v.string(),
  account_number_confirmation: v.string(),
  holder_name: v.string(),
})
export type BankDetailsBody = v.InferInput<typeof bankDetailsBody>

/** POST /link/manual/verify, a multipart form. Amounts in cents. */
export const microdepositsForm = v.object({
  account_id: v.string(),
  amount_1: v.string(),
  amount_2: v.string(),
})

/** POST /linked-accounts/{uuid}/remove. `plans`: what happens to those that use the bank, null where none does. */
export const bankRemovalBody = v.object({
  plans: v.nullable(v.picklist(['move', 'end'])),
  /** The bank that the plans are moved to. */
  move_to: v.nullable(v.string()),
})
export type BankRemovalBody = v.InferInput<typeof bankRemovalBody>

/** POST /link/manual/reissue. */
export const reissueBody = v.object({ account_id: v.string() })
export type ReissueBody = v.InferInput<typeof reissueBody>
