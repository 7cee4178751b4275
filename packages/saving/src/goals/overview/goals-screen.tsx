import { goalLimits } from '@coffer/domain/goals'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { ButtonLink } from '@coffer/router/link'
import { BulletList } from '@coffer/ui-kit/bullet-list'
import { Button } from '@coffer/ui-kit/button'
import { GoalPicture } from '@coffer/ui-kit/goal-picture'
import { Card, Cluster, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { Page } from '@coffer/ui-kit/page'
import { cardInset } from '@coffer/ui-kit/surfaces'
import { radius, space } from '@coffer/ui-kit/tokens'
import { useState } from 'react'
import { styled } from 'styled-components'
import { type GoalsData, useGoals } from '../data/use-goals.ts'
import { NoAccount, ObstacleNotice } from '../../saving-page.tsx'
import { useTranslations } from '../messages.ts'
import { OrderGoals } from '../order/order-goals.tsx'
import { GoalsSkeleton, useGoalsPart } from '../goals-page.tsx'
import { ArchivedGoals } from './archived-goals.tsx'
import { GoalCard } from './goal-card.tsx'
import { GoalsTotal } from './goals-total.tsx'

/** `/goals`: the money of an account by goal, the unassigned amount, and archived goals. */
export function GoalsScreen() {
  const t = useTranslations()
  const part = useGoalsPart()
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
        {(loaded) => (loaded.account ? <Overview data={loaded} /> : <NoAccount part={part} />)}
      </QueryBoundary>
    </Page>
  )
}

function Overview({ data }: { data: GoalsData }) {
  const part = useGoalsPart()
  const t = useTranslations()
  const [isOrdering, setOrdering] = useState(false)
  const { overview, obstacle } = data
  const { goals, archived } = overview
  return (
    <Stack gap={32}>
      <ObstacleNotice part={part} obstacle={obstacle} />
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

const Goals = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: ${space[16]};
`

/** The goals in their order, in which withdrawals use them. */
function ActiveGoals({ data, onOrder }: { data: GoalsData; onOrder: () => void }) {
  const t = useTranslations()
  const { overview, obstacle } = data
  return (
    <Stack gap={16}>
      <Cluster justify="between" gap={8}>
        <SectionHeading>{t('list.active')}</SectionHeading>
        {obstacle === null && overview.goals.length > 1 && (
          <Button variant="quiet" onPress={onOrder}>
            {t('order.open')}
          </Button>
        )}
      </Cluster>
      <Goals>
        {overview.goals.map((goal) => (
          <GoalCard key={goal.uuid} goal={goal} data={data} />
        ))}
      </Goals>
    </Stack>
  )
}

const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[16]};
  padding: ${space[24]} ${space[16]};
  border-radius: ${radius};
  background: ${cardInset};
`

/** Explains goals and links to adding the first one. */
function NoGoals({ mayAdd }: { mayAdd: boolean }) {
  const t = useTranslations()
  return (
    <Card label={t('none.title')}>
      <Stack gap={24}>
        <Pictures>
          <GoalPicture picture="umbrella" />
          <GoalPicture picture="travel" percent={65} />
          <GoalPicture picture="home" percent={30} />
          <GoalPicture picture="gift" percent={100} />
        </Pictures>
        <Stack gap={12} width="reading">
          <SectionHeading>{t('none.title')}</SectionHeading>
          <p>{t('none.body')}</p>
          <BulletList items={[t('none.one'), t('none.two'), t('none.three')]} />
        </Stack>
        {mayAdd && (
          <div>
            <ButtonLink to="/goals/add">{t('none.action')}</ButtonLink>
          </div>
        )}
      </Stack>
    </Card>
  )
}
