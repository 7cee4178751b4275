import type { Goal } from '@coffer/api-client/goals'
import { providerNow } from '@coffer/api-client/transport'
import { role } from '@coffer/branding/roles'
import { easternDate } from '@coffer/domain/calendar'
import { goalStatus, targetProgress } from '@coffer/domain/goal-progress'
import { useFormats } from '@coffer/i18n/formats'
import { ButtonLink } from '@coffer/router/link'
import { Amount } from '@coffer/ui-kit/amount'
import { Button } from '@coffer/ui-kit/button'
import { GoalPicture } from '@coffer/ui-kit/goal-picture'
import { Cluster, PageHeading } from '@coffer/ui-kit/layout'
import { StatusTag } from '@coffer/ui-kit/status-tag'
import { cardStyles } from '@coffer/ui-kit/surfaces'
import { media, space } from '@coffer/ui-kit/tokens'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useGoalSentence } from '../data/goal-sentence.ts'
import type { GoalsData } from '../data/use-goals.ts'
import { useTranslations } from '../messages.ts'
import { MoveDialog } from '../move/move-dialog.tsx'
import type { MoveMode } from '../move/move.schema.ts'

const Frame = styled.section`
  ${cardStyles}
  display: grid;
  justify-items: start;
  gap: ${space[16]} ${space[32]};
  padding: ${space[24]} ${space[16]};

  ${media.drawer} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    padding: ${space[32]};
  }
`
const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  min-width: 0;
  overflow-wrap: anywhere;
`
const Soft = styled.span`
  color: ${role('text-soft')};
`

/** The goal’s name and money with its large picture, and the buttons that move money. */
export function GoalHero({ goal, data }: { goal: Goal; data: GoalsData }) {
  const t = useTranslations()
  const { money, wholePercent } = useFormats()
  const sentence = useGoalSentence()
  const today = easternDate(providerNow())
  const progress = targetProgress(goal)
  const isActive = goal.archivedOn === null
  const isArchivedReached = !isActive && goal.reachedOn !== null
  return (
    <Frame aria-label={goal.name}>
      <GoalPicture
        picture={goal.picture}
        percent={isArchivedReached ? 100 : isActive ? (progress?.percent ?? null) : null}
        size="large"
      />
      <Text>
        <Cluster gap={12}>
          <PageHeading title={goal.name} />
          {isActive && goalStatus(goal, today) === 'behind' && (
            <StatusTag tone="warning">{t('tag.behind')}</StatusTag>
          )}
        </Cluster>
        {isActive && (
          <p>
            <Amount cents={goal.savedCents} size="large" />
            {progress && goal.targetCents !== null && (
              <Soft>
                {` ${t('of', { target: money(goal.targetCents) })} · ${wholePercent(progress.percent)}`}
              </Soft>
            )}
          </p>
        )}
        <p>{sentence(goal, { goals: data.overview.goals, deposits: data.deposits, today })}</p>
        {isActive && data.obstacle === null && <MoneyButtons goal={goal} data={data} />}
      </Text>
    </Frame>
  )
}

function MoneyButtons({ goal, data }: { goal: Goal; data: GoalsData }) {
  const t = useTranslations()
  const [type, setType] = useState<'into' | 'out-of' | null>(null)
  const { goals, unassignedCents } = data.overview
  const hasSource = unassignedCents > 0 || goals.some((one) => one.uuid !== goal.uuid && one.savedCents > 0)
  const mode: MoveMode = { type: type ?? 'into', goal }
  return (
    <>
      <Cluster gap={12}>
        <Button
          variant={goal.reachedOn === null ? 'primary' : 'secondary'}
          isDisabled={!hasSource}
          onPress={() => setType('into')}
        >
          {t('goal.add')}
        </Button>
        {goal.savedCents > 0 && (
          <Button variant="secondary" onPress={() => setType('out-of')}>
            {t('goal.take')}
          </Button>
        )}
        <ButtonLink to="/goals/$uuid/edit" params={{ uuid: goal.uuid }} variant="quiet">
          {t('edit.open')}
        </ButtonLink>
      </Cluster>
      {!hasSource && <Soft>{t('goal.nothing')}</Soft>}
      <MoveDialog data={data} mode={mode} isOpen={type !== null} onClose={() => setType(null)} />
    </>
  )
}
