import { defineResult } from '@coffer/session/result'
import { nullable, number, object, picklist, pipe, safeInteger, string } from 'valibot'

/** The last change: its type, the beneficiary's name, and the number of beneficiaries after it. */
export const beneficiaryChanged = defineResult(
  'beneficiary-changed',
  object({
    type: picklist(['added', 'edited', 'removed', 'shares']),
    name: nullable(string()),
    count: pipe(number(), safeInteger()),
  }),
)
