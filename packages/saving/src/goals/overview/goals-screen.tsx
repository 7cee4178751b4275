import { goalLimits } from '@coffer/domain/goals'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { ButtonLink } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import { Page } from '@coffer/ui-kit/page'
import { useState } from 'react'
import { type GoalsData, useGoals } from '../data/use-goals.ts'
import { useTranslations } from '../messages.ts'
import { OrderGoals } from '../order/order-goals.tsx'
import { GoalsSkeleton, NoAccount, ObstacleNotice } from '../page.tsx'
import { ActiveGoals } from './active-goals.tsx'
import { ArchivedGoals } from './archived-goals.tsx'
import { GoalsTotal } from './goals-total.tsx'
import { NoGoals } from './no-goals.tsx'

/** `/goals`: the money of an account by goal, the unassigned amount, and archived goals. */
export function GoalsScreen() {
  const t = useTranslations()
  const goals = useGoals()
  const data = goals.data?.account ? goals.data : null
  const count = data?.overview.goals.length ?? 0
  const mayAdd = data?.obstacle === null && count > 0 && count < goalLimits.active
  return (
    <Page
      title={t('list.title')}
      lead={t('list.lead')}
      action={mayAdd && <ButtonLink to="/goals/add">{t('add.open')}</ButtonLink>}
    >
      <QueryBoundary query={goals} title={t('load.goals')} note={t('load.safe')} shape={<GoalsSkeleton />}>
        {(loaded) => (loaded.account ? <Overview data={loaded} /> : <NoAccount />)}
      </QueryBoundary>
    </Page>
  )
}

function Overview({ data }: { data: GoalsData }) {
  const t = useTranslations()
  const [isOrdering, setOrdering] = useState(false)
  const { overview, obstacle } = data
  const { goals, archived } = overview
  return (
    <Stack gap={32}>
      <ObstacleNotice obstacle={obstacle} />
      {goals.length === 0 ? (
        <NoGoals mayAdd={obstacle === null} />
      ) : (
        <>
          <GoalsTotal data={data} />
          {isOrdering ? (
            <OrderGoals data={data} onClose={() => setOrdering(false)} />
          ) : (
            <ActiveGoals data={data} onOrder={() => setOrdering(true)} />
          )}
          {goals.length >= goalLimits.active && <p>{t('list.full', { count: goalLimits.active })}</p>}
        </>
      )}
      {archived.length > 0 && <ArchivedGoals goals={archived} />}
    </Stack>
  )
}
