import { fetchGoals, type Goals, goalsQuery, showGoals } from '@coffer/api-client/goals'
import { fieldErrors } from '@coffer/errors/field-errors'
import type { Submission } from '@coffer/errors/submission'
import { useSubmission } from '@coffer/errors/use-submission'
import { useQueryClient } from '@tanstack/react-query'

/** A change of goals, as a form or a button sends it. */
export interface GoalSubmission {
  send: (idempotencyKey: string) => Promise<Goals>
  /** Asks after a lost answer: the goals where it was applied, null where it was not. */
  verify: () => Promise<Goals | null>
  /** Runs once the answer is shown. */
  onDone: (overview: Goals) => void | Promise<void>
  /** Names of the form's fields. */
  fields?: readonly string[]
  /** The form's field of one that the provider names otherwise. */
  formField?: (rejected: string) => string | undefined
}

/** Sends a change of an account's goals once. After a lost answer the provider tells whether it was applied. */
export function useGoalSubmission(account: string): Submission<GoalSubmission> {
  const client = useQueryClient()
  return useSubmission<GoalSubmission, Goals>({
    send: (change, key) => change.send(key),
    async verify({ verify }) {
      const answer = await verify()
      return answer && { answer }
    },
    touches: [goalsQuery(account).queryKey],
    async onDone({ onDone }, overview) {
      await showGoals(client, account, overview)
      await onDone(overview)
    },
    onRejected: (error, { fields = [], formField }) => fieldErrors(error, fields, formField),
  })
}

/** A verification by the goals themselves. */
export const appliedWhere =
  (account: string, isApplied: (overview: Goals) => boolean) => async (): Promise<Goals | null> => {
    const overview = await fetchGoals(account)
    return isApplied(overview) ? overview : null
  }
