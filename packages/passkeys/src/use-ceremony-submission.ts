import type { Submission, SubmissionOptions } from '@coffer/forms/submission'
import { useSubmission } from '@coffer/forms/use-submission'
import { useState } from 'react'
import { CeremonyError, type CeremonyProblem } from './ceremony-error.ts'

export interface CeremonySubmission<Body> extends Submission<Body> {
  /** Why the browser returned no passkey at the last try. */
  problem: CeremonyProblem | null
}

/** A submission that requests a passkey from the browser before it sends. */
export function useCeremonySubmission<Body, Answer>({
  send,
  onRejected,
  ...options
}: SubmissionOptions<Body, Answer>): CeremonySubmission<Body> {
  const [problem, setProblem] = useState<CeremonyProblem | null>(null)
  const submission = useSubmission<Body, Answer>({
    ...options,
    send: (body, key) => {
      setProblem(null)
      return send(body, key)
    },
    mayHaveArrived: (error) => (error instanceof CeremonyError ? false : undefined),
    onRejected(error, body, revoked) {
      if (!(error instanceof CeremonyError)) return onRejected?.(error, body, revoked)
      setProblem(error.problem)
      return 'handled'
    },
  })
  return { ...submission, problem }
}
