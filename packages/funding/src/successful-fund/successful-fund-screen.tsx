import { transactionsQuery } from '@coffer/api-client/transactions'
import { providerNow } from '@coffer/api-client/transport'
import { useFormats } from '@coffer/i18n/formats'
import { ButtonLink } from '@coffer/router/link'
import { useResult } from '@coffer/session/flow-results'
import { DefinitionList, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useQuery } from '@tanstack/react-query'
import { transferDates } from '../ready-to-fund/transfer-dates.ts'
import { useWords } from '../words.ts'

const steps = ['accepted', 'submitted', 'settled', 'available'] as const

/** `/fund-account/successful-fund`: what happens when, and on to the dashboard. */
export function SuccessfulFundScreen() {
  const t = useWords()
  const { money, weekdayDate } = useFormats()
  const funded = useResult('fund-success')
  const transactions = useQuery(transactionsQuery())
  const transfer = transactions.data?.find(({ requestId }) => requestId === funded?.requestId)
  const dates = transferDates(transfer?.dateCreated ?? providerNow())
  return (
    <ResultPage
      tone="success"
      title={t('done.title')}
      action={
        <ButtonLink to="/dashboard" isFullWidth>
          {t('done.action')}
        </ButtonLink>
      }
    >
      <Stack gap={24}>
        <p>{funded ? t('done.body', { amount: money(funded.amount) }) : t('done.bodyUnknown')}</p>
        <Stack gap={8}>
          <SectionHeading>{t('done.when.legend')}</SectionHeading>
          <DefinitionList
            items={steps.map((step) => ({ label: t(`done.step.${step}`), value: weekdayDate(dates[step]) }))}
          />
        </Stack>
      </Stack>
    </ResultPage>
  )
}
