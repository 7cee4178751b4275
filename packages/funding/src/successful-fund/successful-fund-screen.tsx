import { transactionsQuery } from '@coffer/api-client/transactions'
import { providerNow } from '@coffer/api-client/transport'
import { easternDate } from '@coffer/domain/calendar'
import { datesOfNow } from '@coffer/domain/transfers'
import { ForbiddenNotice } from '@coffer/errors/forbidden-notice'
import { useFormats } from '@coffer/i18n/formats'
import { ButtonLink, Link } from '@coffer/router/link'
import { fundSuccess } from '@coffer/router/access-results'
import { DefinitionList, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'

/** `/fund-account/successful-fund`: what happens when, how to follow it, and the link to the account. */
export function SuccessfulFundScreen() {
  const t = useTranslations()
  const { money, weekdayDate } = useFormats()
  const funded = fundSuccess.use()
  const transactions = useQuery(transactionsQuery())
  const requestId = funded?.requestId ?? null
  const transfer = transactions.data?.find((one) => requestId !== null && one.requestId === requestId)
  const acceptedAt = transfer?.dateCreated ?? providerNow()
  const { leaves, arrives, available } = datesOfNow(acceptedAt)
  const days = { accepted: easternDate(acceptedAt), submitted: leaves, settled: arrives, available }
  const steps = ['accepted', 'submitted', 'settled', 'available'] as const
  return (
    <ResultPage
      tone="success"
      title={t('done.title')}
      action={
        <ButtonLink to="/dashboard" isFullWidth>
          {t('done.action')}
        </ButtonLink>
      }
      secondary={
        <ButtonLink to="/dashboard/transactions-list" variant="quiet" isFullWidth>
          {t('done.follow')}
        </ButtonLink>
      }
    >
      <Stack gap={24}>
        <p>{funded ? t('done.body', { amount: money(funded.amount) }) : t('done.bodyUnknown')}</p>
        <ForbiddenNotice errors={[transactions.error]} />
        <Stack gap={8}>
          <SectionHeading>{t('done.when.legend')}</SectionHeading>
          <DefinitionList
            items={steps.map((step) => ({ label: t(`done.step.${step}`), value: weekdayDate(days[step]) }))}
          />
        </Stack>
        <p>{t('done.hold', { date: weekdayDate(available) })}</p>
        <NextSteps />
        {requestId && <p>{t('done.reference', { reference: requestId })}</p>}
      </Stack>
    </ResultPage>
  )
}

/** Optional next steps for a new account. */
function NextSteps() {
  const t = useTranslations()
  return (
    <Stack gap={8}>
      <SectionHeading>{t('done.next.title')}</SectionHeading>
      <p>
        <Link to="/beneficiary/add">{t('done.next.beneficiary')}</Link>
      </p>
      <p>
        <Link to="/non-profit/select">{t('done.next.nonProfit')}</Link>
      </p>
    </Stack>
  )
}
