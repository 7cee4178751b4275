import type { QueryKey } from '@tanstack/react-query'
import type { Failure } from '@coffer/api-client/transport/failure'
import type { FieldErrors } from '../field-errors.ts'
import type { IdempotentSubmission } from './idempotent-submission.ts'

export type SubmissionState =
  | { status: 'idle' }
  /** Sent, then verified after a lost answer, or followed after an accepted one. `isLong`: followed for over 8 s. */
  | { status: 'pending'; phase: 'sending' | 'verifying' | 'following'; isLong: boolean }
  /** Definitively rejected: it had no effect. */
  | { status: 'rejected'; error: unknown }
  /** The answer was lost, so it may have been accepted. No error after a reload. */
  | { status: 'outcome-unknown'; error?: unknown; verification: Verification }
  | { status: 'done' }

/** The result of verifying after a lost answer: not found, failed, or not verified. */
export type Verification = 'not-found' | 'failed' | 'none'

export interface FollowOptions {
  /** Aborted when the screen is left. */
  signal: AbortSignal
  onTick: (elapsedMs: number) => void
}

/** How a rejection is shown: at fields of the form, elsewhere by the caller, or as the state `rejected`. */
export type RejectionHandling = FieldErrors | 'handled' | undefined | void

export interface SubmissionOptions<Body, Answer> {
  /** The request. The key is the same from when the form opens until the outcome is known. */
  send: (body: Body, idempotencyKey: string) => Promise<Answer>
  /**
   * Looks for a submission whose answer was lost: resolves to its answer, or to null where the provider does not have
   * it, and throws where that stays unknown. Runs again before the next try is sent.
   */
  verify?: ((body: Body, error: unknown) => Promise<{ answer: Answer } | null>) | undefined
  /** Whether the body may have arrived although the request threw. By default, and where undefined, unless the provider rejected it. */
  mayHaveArrived?: (error: unknown) => boolean | undefined
  /** Rejections to be verified too, since an earlier, lost try may be their cause. */
  verifiesRejection?: (failure: Failure) => boolean
  /** Keeps key and body over a reload until the outcome is known. */
  record?: IdempotentSubmission<Body>
  /** Follows what was accepted until it is checked. Only a failure of kind `invalid` revokes the acceptance. */
  follow?: (answer: Answer, options: FollowOptions) => Promise<unknown>
  /** Queries that the submission changes, by the beginning of their keys. */
  touches?: readonly QueryKey[] | 'everything'
  /** Runs when it is accepted, also after the screen was left, and before it is followed. */
  onAccepted?: (body: Body, answer: Answer) => void
  /** Runs at the end unless the screen was left. Unchecked: accepted, and the following ended without a result. */
  onDone?: (body: Body, answer: Answer, end: { isChecked: boolean }) => void | Promise<void>
  /** `revoked` is the answer of a submission that was accepted first. */
  onRejected?: (
    error: unknown,
    body: Body,
    revoked: Answer | undefined,
  ) => RejectionHandling | Promise<RejectionHandling>
}

export interface Submission<Body> {
  state: SubmissionState
  /** The body whose outcome is unknown. */
  unconfirmed: Body | null
  /** Sends; a second call while one is pending does nothing. Resolves to errors of the form's fields. */
  submit: (body: Body) => Promise<FieldErrors | undefined>
  /** Verifies the unconfirmed body without sending it. */
  check: () => Promise<void>
  /** Dismisses a rejection. */
  reset: () => void
  /** Gives up the unconfirmed body; the next one is sent with another key. */
  abandon: () => void
}
