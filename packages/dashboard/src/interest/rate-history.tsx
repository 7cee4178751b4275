import type { Account } from '@coffer/api-client/accounts'
import { type Rate, ratesQuery } from '@coffer/api-client/rates'
import { providerNow } from '@coffer/api-client/transport'
import { role } from '@coffer/branding/roles'
import { easternDate } from '@coffer/domain/calendar'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { useFormats } from '@coffer/i18n/formats'
import { Stack } from '@coffer/ui-kit/layout'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { size, space, weight } from '@coffer/ui-kit/tokens'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { useTranslations } from './messages.ts'

const Heading = styled.h3`
  font-size: ${size[16]};
  font-weight: ${weight.bold};
`
const List = styled.ol`
  display: grid;
  padding: 0;

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[16]};
    padding-block: ${space[8]};
    border-block-end: 1px solid ${role('hairline')};
  }

  li:last-child {
    border-block-end: 0;
  }

  strong {
    font-variant-numeric: tabular-nums;
  }

  small {
    flex-basis: 100%;
    font-size: ${size[14]};
    color: ${role('text-soft')};
  }
`

/** Every rate of the account, with its first day and its announcement. */
export function RateHistory({ account }: { account: Account }) {
  const t = useTranslations()
  const rates = useQuery(ratesQuery(account.uuid))
  return (
    <Stack gap={8}>
      <Heading>{t('history.title')}</Heading>
      <QueryBoundary query={rates} title={t('history.failed')} shape={<Skeleton count={2} />}>
        {(all) => <Rates rates={all} openedOn={account.openedOn} />}
      </QueryBoundary>
    </Stack>
  )
}

function Rates({ rates, openedOn }: { rates: readonly Rate[]; openedOn: string }) {
  const t = useTranslations()
  const { date, percent } = useFormats()
  const today = easternDate(providerNow())
  if (rates.length <= 1) return <p>{t('history.unchanged', { date: date(openedOn) })}</p>
  return (
    <List>
      {rates.map(({ apy, effectiveOn, announcedOn }) => (
        <li key={effectiveOn}>
          <strong>{t('rate.apy', { apy: percent(apy) })}</strong>
          <span>
            {t(effectiveOn > today ? 'history.from' : 'history.since', { date: date(effectiveOn) })}
          </span>
          {announcedOn !== null && <small>{t('history.announced', { date: date(announcedOn) })}</small>}
        </li>
      ))}
    </List>
  )
}
