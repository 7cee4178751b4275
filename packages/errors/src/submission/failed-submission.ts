import { isOutcomeUnknown } from '../failure-of.ts'
import type { SubmissionState } from './submission.ts'

/** The state of a form whose `onSubmit` threw: rejected only where the provider stated it. */
export const failedSubmission = (error: unknown): SubmissionState =>
  isOutcomeUnknown(error)
    ? { status: 'outcome-unknown', error, verification: 'none' }
    : { status: 'rejected', error }
