import * as v from 'valibot'
import { lineText, shortText } from '../request/text.ts'

const digits = v.pipe(shortText, v.regex(/^\d{1,16}$/), v.transform(Number))
const id = v.pipe(v.union([digits, v.number()]), v.safeInteger(), v.minValue(0))

/** POST /link/fastlink. The linking page's `sites` are sent as well; only what identifies its session is trusted. */
export const instantLinkBody = v.object({ provider_account_id: id, provider_id: id, request_id: shortText })
export type InstantLinkBody = v.InferInput<typeof instantLinkBody>

/** POST /link/manual. */
export const bankDetailsBody = v.object({
  account_type: shortText,
  routing_number: lineText,
  account_number: lineText,
  account_number_confirmation: lineText,
  holder_name: lineText,
})
export type BankDetailsBody = v.InferInput<typeof bankDetailsBody>

/** POST /link/manual/verify, a multipart form. Amounts in cents. */
export const microdepositsForm = v.object({
  account_id: shortText,
  amount_1: lineText,
  amount_2: lineText,
})

/** POST /linked-accounts/{uuid}/remove. `plans`: the choice for the plans that use the bank, null if there are none. */
export const bankRemovalBody = v.object({
  plans: v.nullable(v.picklist(['move', 'end'])),
  /** The bank that the plans are moved to. */
  move_to: v.nullable(shortText),
})
export type BankRemovalBody = v.InferInput<typeof bankRemovalBody>

/** POST /link/manual/reissue. */
export const reissueBody = v.object({ account_id: shortText })
export type ReissueBody = v.InferInput<typeof reissueBody>
