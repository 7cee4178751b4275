import type { Goal } from '@coffer/api-client/goals'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { BackLink, ButtonLink } from '@coffer/router/link'
import { EmptyState } from '@coffer/ui-kit/empty-state'
import { Notice } from '@coffer/ui-kit/notice'
import { Page } from '@coffer/ui-kit/page'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import type { ReactNode } from 'react'
import { type GoalsData, useGoals } from './data/use-goals.ts'
import { useTranslations } from './messages.ts'

export function BackToGoals() {
  const t = useTranslations()
  return <BackLink to="/goals">{t('back')}</BackLink>
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
  const goals = useGoals()
  if (goals.data && goals.data.account !== null) return children(goals.data)
  return (
    <Page title={title} back={<BackToGoals />}>
      <QueryBoundary query={goals} title={t('load.goals')} note={t('load.safe')} shape={<GoalsSkeleton />}>
        {() => <NoAccount />}
      </QueryBoundary>
    </Page>
  )
}

interface GoalBoundaryProps {
  title: string
  uuid: string
  children: (goal: Goal, data: GoalsData) => ReactNode
}

/** Wraps a screen of one goal, archived or not; explains an unknown one. */
export function GoalBoundary({ title, uuid, children }: GoalBoundaryProps) {
  const t = useTranslations()
  return (
    <GoalsBoundary title={title}>
      {(data) => {
        const { goals, archived } = data.overview
        const goal = [...goals, ...archived].find((each) => each.uuid === uuid)
        return goal ? (
          children(goal, data)
        ) : (
          <Page title={title} back={<BackToGoals />}>
            <EmptyState
              icon="goal"
              title={t('unknown.title')}
              action={<ButtonLink to="/goals">{t('unknown.action')}</ButtonLink>}
            >
              {t('unknown.body')}
            </EmptyState>
          </Page>
        )
      }}
    </GoalsBoundary>
  )
}

/** Shown without an open account: it was closed, or has not been opened yet. */
export function NoAccount() {
  const t = useTranslations()
  return (
    <EmptyState
      icon="goal"
      title={t('noAccount.title')}
      action={<ButtonLink to="/my-account">{t('noAccount.action')}</ButtonLink>}
    >
      {t('noAccount.body')}
    </EmptyState>
  )
}

/** Explains why goals can be viewed but not changed. */
export function ObstacleNotice({ obstacle }: Pick<GoalsData, 'obstacle'>) {
  const t = useTranslations()
  return obstacle === null ? null : <Notice severity="info">{t(`obstacle.${obstacle}`)}</Notice>
}
