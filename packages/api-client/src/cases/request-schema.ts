import { CASE_DETAILS_LIMIT, caseReasons } from '@coffer/domain/cases'
import { isBlank } from '@coffer/domain/typed-text'
import * as v from 'valibot'
import { longText, shortText } from '../request/text.ts'

/** POST /cases. */
export const caseBody = v.object({
  transaction_uuid: shortText,
  reason: v.picklist(caseReasons),
  /** The depositor's own words; absent or empty if the reason is enough. */
  details: v.optional(
    v.pipe(
      longText,
      v.trim(),
      v.transform((text) => (isBlank(text) ? '' : text)),
      v.check((text) => Array.from(text).length <= CASE_DETAILS_LIMIT),
    ),
    '',
  ),
})
export type CaseBody = v.InferInput<typeof caseBody>
