import type { PlanRun } from '@coffer/api-client/plans'
import { useFormats } from '@coffer/i18n/formats'
import { Amount } from '@coffer/ui-kit/amount'
import { Stack } from '@coffer/ui-kit/layout'
import { StatusTag } from '@coffer/ui-kit/status-tag'
import { useTranslations } from '../messages.ts'
import { DateHeading, DateNote, DateRow, Dates, DateText, DateTitle } from './date-rows.ts'

/** The outcome of the last dates of a plan. A completed deposit, which is usual, has no tag. */
export function PastDates({ runs }: { runs: readonly PlanRun[] }) {
  const t = useTranslations()
  if (runs.length === 0) return null
  return (
    <Stack gap={4}>
      <DateHeading>{t('past.title')}</DateHeading>
      <Dates>
        {runs.map((run) => (
          <PastDate key={run.date} run={run} />
        ))}
      </Dates>
    </Stack>
  )
}

function PastDate({ run }: { run: PlanRun }) {
  const t = useTranslations()
  const { weekdayDate } = useFormats()
  const { outcome, reason } = run
  const why = reason !== null ? t(`reason.${reason}`) : outcome === 'returned' ? t('reason.returned') : null
  return (
    <DateRow>
      <DateText>
        <DateTitle>
          <span>{weekdayDate(run.scheduledFor)}</span>
          {outcome !== 'completed' && (
            <StatusTag tone={outcome === 'not_sent' || outcome === 'returned' ? 'warning' : 'neutral'}>
              {t(`outcome.${outcome}`)}
            </StatusTag>
          )}
        </DateTitle>
        {why !== null && <DateNote>{why}</DateNote>}
      </DateText>
      <Amount cents={run.amount} />
    </DateRow>
  )
}
