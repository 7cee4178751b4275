import type { Goal } from '@coffer/api-client/goals'
import { providerNow } from '@coffer/api-client/transport'
import { easternDate } from '@coffer/domain/calendar'
import { nextYearly } from '@coffer/domain/goal-progress'
import { useFormats } from '@coffer/i18n/formats'
import { ButtonLink, useRouteParam } from '@coffer/router/link'
import { useMayOpen } from '@coffer/router/use-may-open'
import { SectionHeading, Stack, TwoColumns } from '@coffer/ui-kit/layout'
import { MomentIllustration } from '@coffer/ui-kit/moment-illustration'
import { PageFrame } from '@coffer/ui-kit/page'
import { cardStyles } from '@coffer/ui-kit/surfaces'
import { media, space } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import type { GoalsData } from '../data/use-goals.ts'
import { useTranslations } from '../messages.ts'
import { BackToList, ObstacleNotice } from '../../saving-page.tsx'
import { GoalBoundary, useGoalsPart } from '../goals-page.tsx'
import { GoalEnding } from './goal-ending.tsx'
import { GoalHero } from './goal-hero.tsx'
import { GoalHistory } from './goal-history.tsx'
import { GoalDetails } from './goal-details.tsx'

/** `/goals/$uuid`: one goal with its money, its details and its history. */
export function GoalScreen() {
  const t = useTranslations()
  const uuid = useRouteParam('/goals/$uuid', 'uuid')
  return (
    <GoalBoundary title={t('goal.title')} uuid={uuid}>
      {(goal, data) => <GoalView key={uuid} goal={goal} data={data} />}
    </GoalBoundary>
  )
}

function GoalView({ goal, data }: { goal: Goal; data: GoalsData }) {
  const part = useGoalsPart()
  const isActive = goal.archivedOn === null
  return (
    <PageFrame back={<BackToList part={part} />}>
      <Stack gap={24}>
        {isActive && <ObstacleNotice part={part} obstacle={data.obstacle} />}
        <GoalHero goal={goal} data={data} />
        {isActive && goal.reachedOn !== null && <GoalReached goal={goal} data={data} />}
        <TwoColumns
          main={<GoalHistory goal={goal} data={data} />}
          side={
            <>
              <GoalDetails goal={goal} data={data} />
              {isActive && data.obstacle === null && <GoalEnding goal={goal} account={data.account.uuid} />}
            </>
          }
        />
      </Stack>
    </PageFrame>
  )
}

const Frame = styled.section`
  ${cardStyles}
  display: grid;
  align-items: center;
  gap: ${space[24]};
  padding: ${space[16]};

  ${media.drawer} {
    grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
    gap: ${space[32]};
    padding: ${space[24]};
  }
`

/** Celebrates a reached goal: the amount saved, and what to do with it. */
function GoalReached({ goal, data }: { goal: Goal; data: GoalsData }) {
  const t = useTranslations()
  const { money, date } = useFormats()
  const mayWithdraw = useMayOpen('/withdraw')
  const { kind, targetCents, targetDate, savedCents, reachedOn } = goal
  const today = easternDate(providerNow())
  const values = {
    amount: money(targetCents ?? savedCents),
    date: date(reachedOn ?? today),
    next: date(nextYearly(targetDate ?? today, today)),
  }
  return (
    <Frame aria-label={t('reached.title')}>
      <MomentIllustration moment="goal-reached" />
      <Stack gap={16}>
        <SectionHeading>{t('reached.title')}</SectionHeading>
        <p>{t('reached.body', values)}</p>
        <p>{t(kind === 'yearly' ? 'reached.next.yearly' : 'reached.next', values)}</p>
        {mayWithdraw && data.obstacle === null && savedCents > 0 && (
          <div>
            <ButtonLink to="/withdraw">{t('reached.withdraw')}</ButtonLink>
          </div>
        )}
      </Stack>
    </Frame>
  )
}
