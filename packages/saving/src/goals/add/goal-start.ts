import { useRouteSearch } from '@coffer/router/link'
import type { GoalStart } from '../form/goal-values.ts'
import { useTranslations } from '../messages.ts'

/** The initial values of a goal from the suggestion in the search. */
export function useGoalStart(): GoalStart {
  const t = useTranslations()
  const { for: suggested } = useRouteSearch('/goals/add')
  if (suggested === undefined) return {}
  if (suggested === 'umbrella') return { kind: 'buffer', name: t('kind.buffer'), picture: suggested }
  return { name: t(`picture.${suggested}`), picture: suggested }
}

/** The draft name of the form, separate for each suggestion. */
export const toDraftName = ({ picture }: GoalStart): string => (picture ? `goal/${picture}` : 'goal')
