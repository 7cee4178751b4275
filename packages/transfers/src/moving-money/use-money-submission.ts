import { type Accepted, followRequest } from '@coffer/api-client/request'
import { providerNow } from '@coffer/api-client/transport'
import { fieldErrors } from '@coffer/errors/field-errors'
import type { IdempotentSubmission } from '@coffer/errors/idempotent-submission'
import type { Submission } from '@coffer/errors/submission'
import { useSubmission } from '@coffer/errors/use-submission'

export interface Outcome {
  requestId: string
  /** By the provider's clock, in milliseconds. */
  acceptedAt: number
  /** Whether its request has ended well; until then it is accepted, and not called done. */
  isChecked: boolean
}

interface MoneySubmissionOptions<Body> {
  record: IdempotentSubmission<Body>
  send: (body: Body, idempotencyKey: string) => Promise<Accepted>
  /** Names of the form's fields, which show what the provider rejected about them. */
  fields: readonly string[]
  /** Keeps the outcome for the result screen: once it is accepted, and again once it is checked. */
  recordOutcome: (body: Body, outcome: Outcome) => void
  clearOutcome: () => void
  /** Leads to the result screen. */
  onDone: () => Promise<void>
}

/** Sends what moves money, and follows it until the provider has checked it. */
export function useMoneySubmission<Body extends object>({
  record,
  send,
  fields,
  recordOutcome,
  clearOutcome,
  onDone,
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
      return fieldErrors(error, fields)
    },
  })
}
