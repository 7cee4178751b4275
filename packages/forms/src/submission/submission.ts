import type { QueryKey } from '@tanstack/react-query'
import type { Failure } from '@coffer/api-client/transport/failure'
import type { FieldErrors } from '@coffer/errors/field-errors'
import type { IdempotentSubmission } from './idempotent-submission.ts'

export type SubmissionState =
  | { status: 'idle' }
  /** Sent, then verified after a lost response, or followed after acceptance. `isLong`: followed for over 8 s. */
  | { status: 'pending'; phase: 'sending' | 'verifying' | 'following'; isLong: boolean }
  /** Definitively rejected: it had no effect. */
  | { status: 'rejected'; error: unknown }
  /** The response was lost, so the request may have been accepted. No error after a reload. */
  | { status: 'outcome-unknown'; error?: unknown; verification: Verification }
  | { status: 'done' }

/** The result of verifying after a lost response: not found, failed, or not verified. */
export type Verification = 'not-found' | 'failed' | 'none'

export interface FollowOptions {
  /** Aborted when the screen is left. */
  signal: AbortSignal
  onTick: (elapsedMs: number) => void
}

/** How a rejection is shown: at fields of the form, by the caller, or as the state `rejected`. */
export type RejectionHandling = FieldErrors | 'handled' | undefined | void

export interface SubmissionOptions<Body, Answer> {
  /** Sends the request. The key is the same from when the form opens until the outcome is known. */
  send: (body: Body, idempotencyKey: string) => Promise<Answer>
  /**
   * Looks for a submission whose response was lost: resolves to its response, or to null if the provider has no record
   * of it, and throws if that remains unknown. Runs again before the next try is sent.
   */
  verify?: ((body: Body, error: unknown) => Promise<{ answer: Answer } | null>) | undefined
  /**
   * Whether the body may have arrived although the request threw. By default, and if it returns undefined: unless the
   * provider rejected it.
   */
  mayHaveArrived?: (error: unknown) => boolean | undefined
  /** Rejections that are verified too, because an earlier, lost try may have caused them. */
  verifiesRejection?: (failure: Failure) => boolean
  /** Keeps key and body over a reload until the outcome is known. */
  record?: IdempotentSubmission<Body>
  /** Follows an accepted submission until it is checked. Only a failure of kind `invalid` revokes the acceptance. */
  follow?: (answer: Answer, options: FollowOptions) => Promise<unknown>
  /** Queries that the submission changes, by key prefix. */
  touches?: readonly QueryKey[] | 'everything'
  /** Runs when the submission is accepted, even after the screen was left, and before it is followed. */
  onAccepted?: (body: Body, answer: Answer) => void
  /**
   * Runs at the end unless the screen was left. `isChecked` is false if the submission was accepted but following it
   * had no result.
   */
  onDone?: (body: Body, answer: Answer, end: { isChecked: boolean }) => void | Promise<void>
  /** `revoked` is the response of a submission that was accepted first. */
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
  /** Sends the body; a no-op while a call is pending. Resolves to errors of the form's fields. */
  submit: (body: Body) => Promise<FieldErrors | undefined>
  /** Verifies the unconfirmed body without sending it. */
  check: () => Promise<void>
  /** Dismisses a rejection. */
  reset: () => void
  /** Abandons the unconfirmed body; the next one is sent with another key. */
  abandon: () => void
}
