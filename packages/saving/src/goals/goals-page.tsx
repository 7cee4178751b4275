import type { Goal } from '@coffer/api-client/goals'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import type { ReactNode } from 'react'
import { type Part, PartBoundary, UnknownPage } from '../saving-page.tsx'
import { type GoalsData, useGoals } from './data/use-goals.ts'
import { useTranslations } from './messages.ts'

export function useGoalsPart(): Part {
  const t = useTranslations()
  return { list: '/goals', icon: 'goal', t }
}

export const GoalsSkeleton = () => (
  <>
    <Skeleton shape="chart" />
    <Skeleton shape="row" count={3} />
  </>
)

interface GoalsBoundaryProps {
  /** The heading while the goals load. */
  title: string
  children: (data: GoalsData) => ReactNode
}

/** Wraps a screen below the list, rendered when the goals have loaded. */
export function GoalsBoundary({ title, children }: GoalsBoundaryProps) {
  const t = useTranslations()
  return (
    <PartBoundary
      part={useGoalsPart()}
      title={title}
      query={useGoals()}
      failedLabel={t('load.goals')}
      skeleton={<GoalsSkeleton />}
    >
      {children}
    </PartBoundary>
  )
}

interface GoalBoundaryProps {
  title: string
  uuid: string
  children: (goal: Goal, data: GoalsData) => ReactNode
}

/** Wraps a screen of one goal, archived or not; explains an unknown one. */
export function GoalBoundary({ title, uuid, children }: GoalBoundaryProps) {
  const part = useGoalsPart()
  return (
    <GoalsBoundary title={title}>
      {(data) => {
        const { goals, archived } = data.overview
        const goal = [...goals, ...archived].find((each) => each.uuid === uuid)
        return goal ? children(goal, data) : <UnknownPage part={part} title={title} />
      }}
    </GoalsBoundary>
  )
}
