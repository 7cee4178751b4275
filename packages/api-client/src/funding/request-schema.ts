import * as v from 'valibot'
import { shortText } from '../request/text.ts'

/** POST /initial-fund-amount. Cents. */
export const initialAmountBody = v.object({ amount: v.number() })

/** POST /fund-my-account. */
export const fundingBody = v.object({ linked_account_id: shortText })
export type FundingBody = v.InferInput<typeof fundingBody>
