import type { Account } from '@coffer/api-client/accounts'
import type { Transaction } from '@coffer/api-client/transactions'
import { providerNow } from '@coffer/api-client/transport'
import { role } from '@coffer/branding/roles'
import { easternDate } from '@coffer/domain/calendar'
import { useFormats } from '@coffer/i18n/formats'
import { BalanceChart } from '@coffer/ui-kit/balance-chart'
import { Stack } from '@coffer/ui-kit/layout'
import { radius, size, space, weight } from '@coffer/ui-kit/tokens'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'
import { dailyBalances, interestEarned } from './daily-balances.ts'

const ranges = { month: 30, quarter: 90, year: 365 } as const
type Range = keyof typeof ranges
const rangeNames: readonly Range[] = ['month', 'quarter', 'year']

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};

  button {
    min-height: 2.75rem;
    padding-inline: ${space[16]};
    border: 1px solid ${role('control-edge')};
    border-radius: ${radius};
    font-size: ${size[14]};
    color: ${role('text')};
  }

  button[aria-pressed='true'] {
    border-color: ${role('primary')};
    background: ${role('primary-soft')};
    color: ${role('on-primary-soft')};
    font-weight: ${weight.bold};
  }
`

interface BalanceOverTimeProps {
  account: Account
  transactions: readonly Transaction[]
}

/** The daily balance over a selectable period, and the interest earned. */
export function BalanceOverTime({ account, transactions }: BalanceOverTimeProps) {
  const t = useTranslations()
  const { money } = useFormats()
  const [range, setRange] = useState<Range>('quarter')
  const { currentBalance, apy, openedOn } = account
  const today = easternDate(providerNow())
  const points = useMemo(() => {
    const days = dailyBalances(transactions, currentBalance, { today, days: ranges[range], apy })
    // No balance before the account was opened.
    return days.filter(({ date }) => date >= openedOn || date === today)
  }, [transactions, currentBalance, apy, openedOn, today, range])
  return (
    <Stack>
      <Choices aria-label={t('chart.range')}>
        {rangeNames.map((name) => (
          <button key={name} type="button" aria-pressed={name === range} onClick={() => setRange(name)}>
            {t(`chart.range.${name}`)}
          </button>
        ))}
      </Choices>
      <BalanceChart points={points} />
      <p>{t('chart.interest', { amount: money(interestEarned(points, apy)) })}</p>
    </Stack>
  )
}
