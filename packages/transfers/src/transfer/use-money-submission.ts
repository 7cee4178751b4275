import { type Accepted, followRequest } from '@coffer/api-client/request'
import { providerNow } from '@coffer/api-client/transport'
import { fieldErrors } from '@coffer/errors/field-errors'
import type { IdempotentSubmission } from '@coffer/forms/idempotent-submission'
import type { Submission } from '@coffer/forms/submission'
import { useSubmission } from '@coffer/forms/use-submission'

export interface Outcome {
  requestId: string
  /** Milliseconds by the provider's clock. */
  acceptedAt: number
  /** Whether the provider has confirmed the request; until then it is accepted, not done. */
  isChecked: boolean
}

interface MoneySubmissionOptions<Body> {
  record: IdempotentSubmission<Body>
  send: (body: Body, idempotencyKey: string) => Promise<Accepted>
  /** Names of the form's fields, which show the provider's field errors. */
  fields: readonly string[]
  /** Stores the outcome for the result screen when accepted, and again when checked. */
  recordOutcome: (body: Body, outcome: Outcome) => void
  clearOutcome: () => void
  /** Opens the result screen. */
  onDone: () => Promise<void>
  /** Takes over a rejection that requires a one-time code. */
  intercept?: (error: unknown) => boolean
}

/** Submits a transfer and follows it until the provider has checked it. */
export function useMoneySubmission<Body extends object>({
  record,
  send,
  fields,
  recordOutcome,
  clearOutcome,
  onDone,
  intercept,
}: MoneySubmissionOptions<Body>): Submission<Body> {
  return useSubmission({
    record,
    send: async (body: Body, key) => ({ ...(await send(body, key)), acceptedAt: providerNow() }),
    follow: ({ requestId }, options) => followRequest(requestId, options),
    touches: 'everything',
    onAccepted: (body, accepted) => recordOutcome(body, { ...accepted, isChecked: false }),
    onDone(body, accepted, { isChecked }) {
      if (isChecked) recordOutcome(body, { ...accepted, isChecked })
      return onDone()
    },
    onRejected(error, _body, revoked) {
      if (revoked) clearOutcome()
      else if (intercept?.(error)) return 'handled'
      return fieldErrors(error, fields)
    },
  })
}
