import { ButtonLink } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { Navigate } from '@coffer/router/navigate'
import { ReviewList } from '../moving-money/review-list.tsx'
import { useTranslations } from '../messages.ts'
import { usePlanRows } from './plan-rows.ts'
import { depositRescheduled } from '../results.ts'

/** `/deposit/reschedule-success`: how it stands from now on. Opened with nothing to report, it goes to the transactions. */
export function DepositRescheduledScreen() {
  const t = useTranslations()
  const rowsOf = usePlanRows()
  const result = depositRescheduled.use()
  if (!result) return <Navigate to="/dashboard/transactions-list" />
  return (
    <ResultPage
      tone="success"
      title={t('edit.done.title')}
      action={
        <ButtonLink to="/dashboard/transactions-list" isFullWidth>
          {t('transactions.see')}
        </ButtonLink>
      }
      secondary={
        <ButtonLink to="/dashboard" variant="quiet" isFullWidth>
          {t('home')}
        </ButtonLink>
      }
    >
      <Stack gap={24}>
        <p>{t('edit.done.body')}</p>
        <ReviewList label={t('edit.done.title')} rows={rowsOf(result)} />
      </Stack>
    </ResultPage>
  )
}
