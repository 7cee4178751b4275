import type { Plan } from '@coffer/api-client/plans'
import { useFormats } from '@coffer/i18n/formats'
import { Card, Stack } from '@coffer/ui-kit/layout'
import { usePlanName } from '../data/plan-names.ts'
import { useTranslations } from '../messages.ts'
import { PastDates } from './past-dates.tsx'

/** A plan that has ended, with the outcome of its last dates. */
export function EndedPlan({ plan }: { plan: Plan }) {
  const t = useTranslations()
  const { date } = useFormats()
  const name = usePlanName()(plan)
  return (
    <Card>
      <Stack gap={16}>
        <p>{plan.endedOn === null ? name : `${name} · ${t('ended.on', { date: date(plan.endedOn) })}`}</p>
        <PastDates runs={plan.runs} />
      </Stack>
    </Card>
  )
}
