import { fetchPlans, type Plan, type Plans, plansQuery, showPlans } from '@coffer/api-client/plans'
import { transactionsQuery } from '@coffer/api-client/transactions'
import { fieldErrors } from '@coffer/errors/field-errors'
import type { Submission } from '@coffer/errors/submission'
import { useSubmission } from '@coffer/errors/use-submission'
import { useQueryClient } from '@tanstack/react-query'

/** A change of plans, as a form or a button sends it. */
export interface PlanSubmission {
  send: (idempotencyKey: string) => Promise<Plans>
  /** Asks after a lost answer: the plans where it was applied, null where it was not. */
  verify: () => Promise<Plans | null>
  /** Runs once the answer is shown. */
  onDone: (overview: Plans) => void | Promise<void>
  /** Names of the form's fields. */
  fields?: readonly string[]
  /** The form's field of one that the provider names otherwise. */
  formField?: (rejected: string) => string | undefined
}

/** Sends a change of an account's plans once. After a lost answer the provider tells whether it was applied. */
export function usePlanSubmission(account: string): Submission<PlanSubmission> {
  const client = useQueryClient()
  return useSubmission<PlanSubmission, Plans>({
    send: (change, key) => change.send(key),
    async verify({ verify }) {
      const answer = await verify()
      return answer && { answer }
    },
    touches: [plansQuery(account).queryKey, transactionsQuery().queryKey],
    async onDone({ onDone }, overview) {
      await showPlans(client, account, overview)
      await onDone(overview)
    },
    onRejected: (error, { fields = [], formField }) => fieldErrors(error, fields, formField),
  })
}

/** A verification by the plans themselves. */
export const appliedWhere =
  (account: string, isApplied: (overview: Plans) => boolean) => async (): Promise<Plans | null> => {
    const overview = await fetchPlans(account)
    return isApplied(overview) ? overview : null
  }

/** A verification by one plan, which is active still. */
export const appliedTo = (account: string, uuid: string, isApplied: (plan: Plan) => boolean) =>
  appliedWhere(account, ({ plans }) => plans.some((plan) => plan.uuid === uuid && isApplied(plan)))
