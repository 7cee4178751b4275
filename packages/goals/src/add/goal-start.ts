import { useRouteSearch } from '@coffer/router/link'
import type { GoalStart } from '../form/goal-values.ts'
import { useTranslations } from '../messages.ts'

/** What the suggestion in the address begins a goal with. */
export function useGoalStart(): GoalStart {
  const t = useTranslations()
  const { for: suggested } = useRouteSearch('/goals/add')
  if (suggested === undefined) return {}
  if (suggested === 'umbrella') return { kind: 'buffer', name: t('kind.buffer'), picture: suggested }
  return { name: t(`picture.${suggested}`), picture: suggested }
}

/** The name of the form, one for each suggestion, so that each has a draft of its own. */
export const draftNameOf = ({ picture }: GoalStart): string => (picture ? `goal/${picture}` : 'goal')
