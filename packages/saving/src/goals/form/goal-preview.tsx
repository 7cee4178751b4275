import type { Goal } from '@coffer/api-client/goals'
import { role } from '@coffer/branding/roles'
import { parseCents, type Comma } from '@coffer/domain/typed-amount'
import { type CalendarDate, isCalendarDate } from '@coffer/domain/calendar'
import { monthlyNeeded, targetProgress } from '@coffer/domain/goal-progress'
import { useFormats } from '@coffer/i18n/formats'
import { Amount } from '@coffer/ui-kit/amount'
import { GoalPicture } from '@coffer/ui-kit/goal-picture'
import { cardStyles, cardTint } from '@coffer/ui-kit/surfaces'
import { media, size, space, weight } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { formatRoughly } from '../data/goal-sentence.ts'
import { useTranslations } from '../messages.ts'
import { toGoalFields, type GoalValues } from './goal.schema.ts'

const Frame = styled.section`
  ${cardStyles}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[16]};
  overflow: hidden;
  padding: ${space[16]};

  ${media.enlarged} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
`
const Name = styled.span`
  font-weight: ${weight.bold};
`
const Soft = styled.span`
  font-size: ${size[14]};
  color: ${role('text-soft')};
`
const Note = styled.p`
  grid-column: 1 / -1;
  margin: 0 -${space[16]} -${space[16]};
  padding: ${space[12]} ${space[16]};
  background: ${cardTint};
  color: ${role('on-primary-soft')};
  font-size: ${size[14]};
`

interface GoalPreviewProps {
  values: GoalValues
  /** The goal being edited; null for a new one. */
  goal: Goal | null
  today: CalendarDate
  comma: Comma
}

/** A preview of the goal as it is typed, with the amount it needs a month. */
export function GoalPreview({ values, goal, today, comma }: GoalPreviewProps) {
  const t = useTranslations()
  const formats = useFormats()
  const { money, date } = formats
  const { name } = values
  const { kind, picture, targetCents: target, targetDate } = toGoalFields(values, comma)
  const targetCents = target === 0 ? null : target
  const savedCents = goal?.savedCents ?? parseCents(values.amount, comma)
  const progress = targetProgress({ savedCents, targetCents })
  const isDated = targetDate !== null && isCalendarDate(targetDate) && targetDate > today
  const needed =
    isDated && progress && progress.remainingCents > 0
      ? monthlyNeeded(
          {
            kind,
            targetCents,
            targetDate,
            savedCents,
            startedOn: today,
            startedWithCents: savedCents,
            reachedOn: null,
          },
          today,
        )
      : null
  return (
    <Frame aria-label={t('preview.label')}>
      <GoalPicture picture={picture} percent={progress?.percent ?? null} />
      <Text>
        <Name>{name.trim() || t('preview.name')}</Name>
        <span>
          <Amount cents={savedCents} />
          {targetCents !== null && <Soft>{` ${t('of', { target: money(targetCents) })}`}</Soft>}
        </span>
      </Text>
      <Note>
        {needed !== null && targetDate !== null
          ? t('preview.needed', { amount: formatRoughly(needed, formats), date: date(targetDate) })
          : t(`preview.${kind}`)}
      </Note>
    </Frame>
  )
}
