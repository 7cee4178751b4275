import type { Account } from '@coffer/api-client/accounts'
import { transactionsQuery } from '@coffer/api-client/transactions'
import { providerNow } from '@coffer/api-client/transport'
import { easternDate } from '@coffer/domain/calendar'
import { useFormats } from '@coffer/i18n/formats'
import { Link } from '@coffer/router/link'
import { Card, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { MomentIllustration } from '@coffer/ui-kit/moment-illustration'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'
import { nextInterest } from './next-interest.ts'

/** The first interest of an account, with its illustration, shown until the second payment. */
export function FirstInterest({ account }: { account: Account }) {
  const t = useTranslations()
  const { money, date } = useFormats()
  const { data: transactions = [] } = useQuery(transactionsQuery())
  const [first, ...later] = transactions.filter(({ direction }) => direction === 'ServiceToPrimary')
  if (!first || later.length > 0) return null
  const next = nextInterest(account, transactions, easternDate(providerNow()))
  return (
    <Card>
      <Stack gap={16}>
        <MomentIllustration moment="first-interest" />
        <SectionHeading>{t('first-interest.title', { amount: money(first.amount) })}</SectionHeading>
        <p>
          {[
            t('first-interest.earned', { date: date(first.effectiveOn) }),
            next && t('first-interest.next', { amount: money(next.estimate), date: date(next.on) }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        <p>
          <Link to="/dashboard/transactions-list">{t('first-interest.action')}</Link>
        </p>
      </Stack>
    </Card>
  )
}
