import { fetchGoals, type Goals, goalsQuery, showGoals } from '@coffer/api-client/goals'
import type { Submission } from '@coffer/forms/submission'
import { applied, type OverviewChange, useOverviewSubmission } from '@coffer/forms/use-overview-submission'
import { useQueryClient } from '@tanstack/react-query'

/** A change of goals, sent by a form or a button. */
export type GoalSubmission = OverviewChange<Goals>

/** Sends a change of an account's goals once. */
export function useGoalSubmission(account: string): Submission<GoalSubmission> {
  const client = useQueryClient()
  return useOverviewSubmission({
    touches: [goalsQuery(account).queryKey],
    show: (overview) => showGoals(client, account, overview),
  })
}

/** Verifies an unknown outcome by refetching the goals. */
export const verifyOverview = (account: string, isApplied: (overview: Goals) => boolean) =>
  applied(() => fetchGoals(account), isApplied)
