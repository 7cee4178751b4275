import { defineResult } from '@coffer/session/result'
import { nullable, number, object, picklist, pipe, safeInteger, string } from 'valibot'

/** What was done to the beneficiaries, to whom, and how many there are since. */
export const beneficiaryChanged = defineResult(
  'beneficiary-changed',
  object({
    what: picklist(['added', 'edited', 'removed', 'shares']),
    name: nullable(string()),
    count: pipe(number(), safeInteger()),
  }),
)
