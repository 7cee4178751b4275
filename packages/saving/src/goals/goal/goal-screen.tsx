import type { Goal } from '@coffer/api-client/goals'
import { useRouteParam } from '@coffer/router/link'
import { Stack, TwoColumns } from '@coffer/ui-kit/layout'
import { PageFrame } from '@coffer/ui-kit/page'
import type { GoalsData } from '../data/use-goals.ts'
import { useTranslations } from '../messages.ts'
import { BackToGoals, GoalBoundary, ObstacleNotice } from '../page.tsx'
import { GoalEnding } from './goal-ending.tsx'
import { GoalHero } from './goal-hero.tsx'
import { GoalHistory } from './goal-history.tsx'
import { GoalPlan } from './goal-plan.tsx'
import { GoalReached } from './goal-reached.tsx'

/** `/goals/$uuid`: one goal with its money, its plan and its history. */
export function GoalScreen() {
  const t = useTranslations()
  const uuid = useRouteParam('/goals/$uuid', 'uuid')
  return (
    <GoalBoundary title={t('goal.title')} uuid={uuid}>
      {(goal, data) => <GoalDetails key={uuid} goal={goal} data={data} />}
    </GoalBoundary>
  )
}

function GoalDetails({ goal, data }: { goal: Goal; data: GoalsData }) {
  const isActive = goal.archivedOn === null
  return (
    <PageFrame back={<BackToGoals />}>
      <Stack gap={24}>
        {isActive && <ObstacleNotice obstacle={data.obstacle} />}
        <GoalHero goal={goal} data={data} />
        {isActive && goal.reachedOn !== null && <GoalReached goal={goal} data={data} />}
        <TwoColumns
          main={<GoalHistory goal={goal} data={data} />}
          side={
            <>
              <GoalPlan goal={goal} data={data} />
              {isActive && data.obstacle === null && <GoalEnding goal={goal} account={data.account.uuid} />}
            </>
          }
        />
      </Stack>
    </PageFrame>
  )
}
