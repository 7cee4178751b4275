import type { Goal } from '@coffer/api-client/goals'
import { providerNow } from '@coffer/api-client/transport'
import { easternDate } from '@coffer/domain/calendar'
import { orderByUse } from '@coffer/domain/goal-money'
import { monthlyNeeded, targetProgress } from '@coffer/domain/goal-progress'
import { useFormats } from '@coffer/i18n/formats'
import { Card, type DefinitionItem, DefinitionList, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { forecastGoal } from '../data/goal-forecast.ts'
import { formatMonth, formatRoughly } from '../data/goal-sentence.ts'
import type { GoalsData } from '../data/use-goals.ts'
import { useTranslations } from '../messages.ts'

/** The terms of a goal, and the resulting forecast. */
export function GoalDetails({ goal, data }: { goal: Goal; data: GoalsData }) {
  const t = useTranslations()
  const items = useDetails(goal, data)
  return (
    <Card label={t('details.title')}>
      <Stack gap={16}>
        <SectionHeading>{t('details.title')}</SectionHeading>
        <DefinitionList items={items} />
      </Stack>
    </Card>
  )
}

function useDetails(goal: Goal, { overview, deposits }: GoalsData): DefinitionItem[] {
  const t = useTranslations()
  const formats = useFormats()
  const { money, date, wholePercent } = formats
  const today = easternDate(providerNow())
  const { kind, targetCents, targetDate, reachedOn, archivedOn, fillPercent, fillCents, isProtected } = goal
  const isActive = archivedOn === null
  const isOpen = isActive && reachedOn === null
  const { monthly, on } = forecastGoal(goal, { goals: overview.goals, deposits, today })
  const needed = targetDate !== null && targetDate > today ? monthlyNeeded(goal, today) : null
  const place = orderByUse(overview.goals).findIndex(({ uuid }) => uuid === goal.uuid) + 1
  const fill =
    fillPercent !== null
      ? t('details.fill.percent', { percent: wholePercent(fillPercent) })
      : fillCents !== null
        ? t('details.fill.cents', { amount: money(fillCents) })
        : t('details.fill.none')
  const shown = (value: string | null, label: string): DefinitionItem[] =>
    value === null ? [] : [{ label, value }]
  return [
    ...shown(t(`kind.${kind}`), t('details.kind')),
    ...shown(targetCents === null ? null : money(targetCents), t('details.target')),
    ...shown(targetDate && date(targetDate), t(kind === 'yearly' ? 'details.due' : 'details.date')),
    ...shown(isOpen ? formatMissing(goal, money) : null, t('details.missing')),
    ...shown(isOpen && needed ? formatRoughly(needed, formats) : null, t('details.needed')),
    ...shown(
      isOpen && on !== null && monthly > 0
        ? t('details.forecast.at', {
            amount: formatRoughly(monthly, formats),
            month: formatMonth(on, formats),
          })
        : null,
      t('details.forecast'),
    ),
    ...shown(isActive ? fill : null, t('details.fill')),
    ...shown(
      isActive
        ? t(isProtected ? 'details.use.protected' : 'details.use.open', {
            place,
            count: overview.goals.length,
          })
        : null,
      t('details.use'),
    ),
    ...shown(date(goal.createdOn), t('details.created')),
  ]
}

const formatMissing = (goal: Goal, money: (cents: number) => string): string | null => {
  const progress = targetProgress(goal)
  return progress && money(progress.remainingCents)
}
