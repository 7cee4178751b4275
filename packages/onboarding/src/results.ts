import { defineResult } from '@coffer/session/result'
import { isoTimestamp, object, pipe, string } from 'valibot'

/** When the application was canceled, by the provider’s clock. */
export const applicationCancelled = defineResult(
  'application-cancelled',
  object({ cancelledAt: pipe(string(), isoTimestamp()) }),
)
