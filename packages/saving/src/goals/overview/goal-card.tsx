import type { Goal } from '@coffer/api-client/goals'
import { providerNow } from '@coffer/api-client/transport'
import { role } from '@coffer/branding/roles'
import { easternDate } from '@coffer/domain/calendar'
import { goalStatus, targetProgress } from '@coffer/domain/goal-progress'
import { useFormats } from '@coffer/i18n/formats'
import { Link } from '@coffer/router/link'
import { Amount } from '@coffer/ui-kit/amount'
import { GoalPicture } from '@coffer/ui-kit/goal-picture'
import { StatusTag } from '@coffer/ui-kit/status-tag'
import { cardStyles } from '@coffer/ui-kit/surfaces'
import { media, motion, size, space, weight } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useGoalSentence } from '../data/goal-sentence.ts'
import type { GoalsData } from '../data/use-goals.ts'
import { useTranslations } from '../messages.ts'

const Frame = styled.li`
  ${cardStyles}
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[16]};
  padding: ${space[16]};
  transition: border-color ${motion};

  ${media.enlarged} {
    grid-template-columns: minmax(0, 1fr);
  }

  &:hover {
    border-color: ${role('primary-edge')};
  }

  /* The whole card is the link. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`
const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  min-width: 0;
`
const Name = styled.span`
  font-weight: ${weight.bold};
  overflow-wrap: anywhere;
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[8]};
`
const Soft = styled.span`
  font-size: ${size[14]};
  color: ${role('text-soft')};
`

/** One goal: its picture with a progress ring, its money and its state. */
export function GoalCard({ goal, data }: { goal: Goal; data: GoalsData }) {
  const t = useTranslations()
  const { money } = useFormats()
  const sentence = useGoalSentence()
  const today = easternDate(providerNow())
  const { picture, name, savedCents, targetCents, isProtected } = goal
  const status = goalStatus(goal, today)
  return (
    <Frame>
      <GoalPicture picture={picture} percent={targetProgress(goal)?.percent ?? null} />
      <Text>
        <Head>
          <Name>
            <Link to="/goals/$uuid" params={{ uuid: goal.uuid }}>
              {name}
            </Link>
          </Name>
          {status === 'behind' && <StatusTag tone="warning">{t('tag.behind')}</StatusTag>}
          {status === 'reached' && <StatusTag tone="success">{t('tag.reached')}</StatusTag>}
        </Head>
        <span>
          <Amount cents={savedCents} />
          {targetCents !== null && <Soft>{` ${t('of', { target: money(targetCents) })}`}</Soft>}
        </span>
        <Soft>
          {[
            sentence(goal, { goals: data.overview.goals, deposits: data.deposits, today }),
            isProtected && t('protected.short'),
          ]
            .filter(Boolean)
            .join(' ')}
        </Soft>
      </Text>
    </Frame>
  )
}
