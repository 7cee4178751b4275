import type { Account } from '@coffer/api-client/accounts'
import { transactionsQuery } from '@coffer/api-client/transactions'
import { providerNow } from '@coffer/api-client/transport'
import { role } from '@coffer/branding/roles'
import { easternDate } from '@coffer/domain/calendar'
import { yearlyInterest } from '@coffer/domain/interest'
import { useFormats } from '@coffer/i18n/formats'
import { Link } from '@coffer/router/link'
import { cardTint } from '@coffer/ui-kit/surfaces'
import { media, radius, size, space, weight } from '@coffer/ui-kit/tokens'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { TouchTarget } from '../touch-target.ts'
import { useTranslations } from '../messages.ts'
import { nextInterest } from './next-interest.ts'

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]} ${space[24]};
  padding: ${space[16]};
  border-radius: ${radius};
  background: ${cardTint};
  color: ${role('on-primary-soft')};

  ${media.enlarged} {
    grid-template-columns: minmax(0, 1fr);
  }

  dt {
    font-size: ${size[14]};
  }

  dd {
    font-size: ${size[20]};
    font-weight: ${weight.bold};
    font-variant-numeric: tabular-nums;
  }

  dd[data-is='when'] {
    font-size: ${size[14]};
    font-weight: ${weight.regular};
  }
`

/** Cents: the balance of the example shown for an empty account. */
const EXAMPLE = 100_000

/** The interest of this year, and the next payment. */
export function Earnings({ account }: { account: Account }) {
  const t = useTranslations()
  const { money, date, percent } = useFormats()
  const { data: transactions } = useQuery(transactionsQuery())
  const next = transactions ? nextInterest(account, transactions, easternDate(providerNow())) : null
  return (
    <Facts>
      <div>
        <dt>
          <TouchTarget>
            <Link to="/interest">{t('account.interest')}</Link>
          </TouchTarget>
        </dt>
        <dd>{money(account.interestYtd)}</dd>
        <dd data-is="when">{t('account.apy.at', { apy: percent(account.apy) })}</dd>
      </div>
      {next && (
        <div>
          <dt>{t('account.next')}</dt>
          <dd>{t('account.next.about', { amount: money(next.estimate) })}</dd>
          <dd data-is="when">{t('account.next.on', { date: date(next.on) })}</dd>
        </div>
      )}
      {account.currentBalance === 0 && (
        <div>
          <dt>{t('account.example', { amount: money(EXAMPLE) })}</dt>
          <dd>{t('account.next.about', { amount: money(yearlyInterest(EXAMPLE, account.apy)) })}</dd>
          <dd data-is="when">{t('account.example.rate')}</dd>
        </div>
      )}
    </Facts>
  )
}
