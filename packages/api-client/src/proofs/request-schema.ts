import { isCalendarDate } from '@coffer/domain/calendar'
import { proofKinds } from '@coffer/domain/proofs'
import * as v from 'valibot'
import { shortText, text } from '../request/text.ts'

const day = v.nullish(v.pipe(shortText, v.check(isCalendarDate)), null)

/** POST /proofs. */
export const proofBody = v.object({
  kind: v.picklist(proofKinds),
  /** First and last day of a `period_statement`. */
  period_from: day,
  period_until: day,
  /** Calendar year of a `year_summary`. */
  year: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(9999)), null),
})
export type ProofBody = v.InferInput<typeof proofBody>

/** POST /proofs/verify: a code as it was typed. */
export const verifyProofBody = v.object({ code: text(100) })
export type VerifyProofBody = v.InferInput<typeof verifyProofBody>
