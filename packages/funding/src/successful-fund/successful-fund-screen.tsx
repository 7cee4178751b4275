import { transactionsQuery } from '@coffer/api-client/transactions'
import { providerNow } from '@coffer/api-client/transport'
import { easternDate } from '@coffer/domain/calendar'
import { datesOfNow } from '@coffer/domain/transfers'
import { ForbiddenNotice } from '@coffer/errors/forbidden-notice'
import { useFormats } from '@coffer/i18n/formats'
import { fundSuccess } from '@coffer/router/access-results'
import { Link } from '@coffer/router/link'
import { resultScreen } from '@coffer/router/result-screen'
import { useMayOpen } from '@coffer/router/use-may-open'
import { DefinitionList, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { useQuery } from '@tanstack/react-query'
import { messages, useTranslations } from '../messages.ts'
import { YearlyWorth } from '../worth/yearly-worth.tsx'

const steps = ['accepted', 'submitted', 'settled', 'available'] as const

/** `/fund-account/successful-fund`: the first deposit, its dates, and next steps for a new account. */
export const successfulFundScreen = resultScreen(messages, {
  result: { read: () => true, use: () => ({ funded: fundSuccess.use() }) },
  otherwise: '/dashboard',
  tone: 'success',
  moment: 'funded',
  title: 'done.title',
  body: ({ funded }, { money }) => [
    funded ? ['done.body', { amount: money(funded.amount) }] : 'done.bodyUnknown',
  ],
  Details: Dates,
  action: { to: '/dashboard', label: 'done.action' },
  secondary: { to: '/dashboard/transactions-list', label: 'done.follow' },
})

function Dates({ value: { funded } }: { value: { funded: ReturnType<typeof fundSuccess.use> } }) {
  const t = useTranslations()
  const { weekdayDate } = useFormats()
  const maySave = useMayOpen('/plans/add')
  const transactions = useQuery(transactionsQuery())
  const requestId = funded?.requestId ?? null
  const transfer = transactions.data?.find((one) => requestId !== null && one.requestId === requestId)
  const acceptedAt = transfer?.dateCreated ?? providerNow()
  const { leaves, arrives, available } = datesOfNow(acceptedAt)
  const days = { accepted: easternDate(acceptedAt), submitted: leaves, settled: arrives, available }
  return (
    <>
      {funded && <YearlyWorth cents={funded.amount} isNamed={false} />}
      <ForbiddenNotice errors={[transactions.error]} />
      <Stack gap={8}>
        <SectionHeading>{t('done.when.legend')}</SectionHeading>
        <DefinitionList
          items={steps.map((step) => ({ label: t(`done.step.${step}`), value: weekdayDate(days[step]) }))}
        />
      </Stack>
      <p>{t('done.hold', { date: weekdayDate(available) })}</p>
      <Stack gap={8}>
        <SectionHeading>{t('done.next.title')}</SectionHeading>
        {maySave && (
          <p>
            <Link to="/plans/add">{t('done.next.plan')}</Link>
          </p>
        )}
        <p>
          <Link to="/beneficiary/add">{t('done.next.beneficiary')}</Link>
        </p>
        <p>
          <Link to="/non-profit/select">{t('done.next.nonProfit')}</Link>
        </p>
      </Stack>
      {requestId && <p>{t('done.reference', { reference: requestId.slice(0, 8) })}</p>}
    </>
  )
}
