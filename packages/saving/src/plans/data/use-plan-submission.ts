import { fetchPlans, type Plan, type Plans, plansQuery, showPlans } from '@coffer/api-client/plans'
import { transactionsQuery } from '@coffer/api-client/transactions'
import type { Submission } from '@coffer/forms/submission'
import { applied, type OverviewChange, useOverviewSubmission } from '@coffer/forms/use-overview-submission'
import { useQueryClient } from '@tanstack/react-query'

/** A change of plans, sent by a form or a button. */
export type PlanSubmission = OverviewChange<Plans>

/** Sends a change of an account's plans once. */
export function usePlanSubmission(account: string): Submission<PlanSubmission> {
  const client = useQueryClient()
  return useOverviewSubmission({
    touches: [plansQuery(account).queryKey, transactionsQuery().queryKey],
    show: (overview) => showPlans(client, account, overview),
  })
}

/** Verifies an unknown outcome by refetching the plans. */
export const verifyOverview = (account: string, isApplied: (overview: Plans) => boolean) =>
  applied(() => fetchPlans(account), isApplied)

/** Verifies an unknown outcome by refetching one plan that is still active. */
export const verifyPlan = (account: string, uuid: string, isApplied: (plan: Plan) => boolean) =>
  verifyOverview(account, ({ plans }) => plans.some((plan) => plan.uuid === uuid && isApplied(plan)))
