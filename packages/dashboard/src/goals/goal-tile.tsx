import type { Goal } from '@coffer/api-client/goals'
import { providerNow } from '@coffer/api-client/transport'
import { role } from '@coffer/branding/roles'
import { easternDate } from '@coffer/domain/calendar'
import { goalStatus, targetProgress } from '@coffer/domain/goal-progress'
import { useFormats } from '@coffer/i18n/formats'
import { Link } from '@coffer/router/link'
import { GoalPicture } from '@coffer/ui-kit/goal-picture'
import { cardInset } from '@coffer/ui-kit/surfaces'
import { media, radius, size, space, weight } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useTranslations } from './messages.ts'

/** A picture above its caption; the whole tile is the link. */
export const Tile = styled.li`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${space[4]};
  padding: ${space[8]} ${space[4]};
  border-radius: ${radius};
  font-size: ${size[14]};
  text-align: center;

  &:hover {
    background: ${cardInset};
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  a {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
  }

  ${media.enlarged} {
    a {
      -webkit-line-clamp: none;
    }
  }
`
const Figure = styled.span`
  font-weight: ${weight.bold};
  font-variant-numeric: tabular-nums;

  &[data-is='behind'] {
    color: ${role('warning')};
  }
`

/** A goal with its picture, name and progress. */
export function GoalTile({ goal }: { goal: Goal }) {
  const t = useTranslations()
  const { wholePercent, wholeDollars } = useFormats()
  const { uuid, name, picture, savedCents } = goal
  const percent = targetProgress(goal)?.percent ?? null
  const status = goalStatus(goal, easternDate(providerNow()))
  const figure = percent === null ? wholeDollars(savedCents) : wholePercent(percent)
  return (
    <Tile>
      <GoalPicture picture={picture} percent={percent} />
      <Link to="/goals/$uuid" params={{ uuid }}>
        {name}
      </Link>
      <Figure data-is={status === 'behind' ? 'behind' : undefined}>
        {status === 'reached' ? t('reached') : status === 'behind' ? `${figure} · ${t('behind')}` : figure}
      </Figure>
    </Tile>
  )
}
