import { defineResult } from '@coffer/session/result'
import { nullable, number, object, picklist, pipe, safeInteger, string } from 'valibot'

/** The last change: its type, the name of the beneficiary, and the resulting number of beneficiaries. */
export const beneficiaryChanged = defineResult(
  'beneficiary-changed',
  object({
    type: picklist(['added', 'edited', 'removed', 'shares']),
    name: nullable(string()),
    count: pipe(number(), safeInteger()),
  }),
)
