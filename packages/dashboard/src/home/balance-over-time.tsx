import type { Account } from '@coffer/api-client/accounts'
import type { Transaction } from '@coffer/api-client/transactions'
import { providerNow } from '@coffer/api-client/transport'
import { easternDate } from '@coffer/domain/calendar'
import { useFormats } from '@coffer/i18n/formats'
import { BalanceChart } from '@coffer/ui-kit/balance-chart'
import { Stack } from '@coffer/ui-kit/layout'
import { ToggleButtons } from '@coffer/ui-kit/toggle-buttons'
import { useMemo, useState } from 'react'
import { useTranslations } from '../messages.ts'
import { dailyBalances, interestEarned } from './daily-balances.ts'

const ranges = { month: 30, quarter: 90, year: 365 } as const
type Range = keyof typeof ranges
const rangeNames: readonly Range[] = ['month', 'quarter', 'year']

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
      <ToggleButtons
        label={t('chart.range')}
        options={rangeNames.map((name) => ({ value: name, label: t(`chart.range.${name}`) }))}
        value={range}
        // One range is always pressed.
        onChange={(name) => setRange(name ?? range)}
      />
      <BalanceChart points={points} />
      <p>{t('chart.interest', { amount: money(interestEarned(points, apy)) })}</p>
    </Stack>
  )
}
