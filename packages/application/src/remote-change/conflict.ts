import { conflicts } from '@coffer/api-client/depositor'
import { ApiError } from '@coffer/api-client/transport'

/**
 * Another tab or device has saved in the meantime, or has already sent the application. A provider without revisions
 * rejects the step itself.
 */
export function isChangedElsewhere(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { failure } = error
  if (failure.kind === 'invalid') return 'step' in failure.fields
  return failure.kind === 'conflict' && failure.message === conflicts.changedElsewhere
}

/** The Social Security number belongs to someone else's application or account. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof ApiError && error.failure.kind === 'conflict' && !isChangedElsewhere(error)
