import type { Account } from '@coffer/api-client/accounts'
import type { Transaction } from '@coffer/api-client/transactions'
import { providerNow } from '@coffer/api-client/transport'
import { yearlyInterest } from '@coffer/domain/interest'
import { unavailableMoney } from '@coffer/domain/transfers'
import { useFormats } from '@coffer/i18n/formats'
import { MoneySummary, type MoneySummaryItem } from '@coffer/ui-kit/money-summary'
import { useTranslations } from '../messages.ts'

interface TransferSummaryProps {
  /** Cents; 0 until a valid amount is typed. */
  amount: number
  direction: 'deposit' | 'withdrawal'
  account: Account | null
  transactions: readonly Transaction[]
  /** Accounts and dates. */
  items: readonly MoneySummaryItem[]
}

/** The effect of a transfer on the savings: accounts, dates, the new balance and its interest. */
export function TransferSummary({ amount, direction, account, transactions, items }: TransferSummaryProps) {
  const t = useTranslations()
  const { money, percent, wholeDollars } = useFormats()
  const balances: MoneySummaryItem[] = []
  let note: string | null = null
  if (account) {
    // The current balance still includes pending withdrawals.
    const before = account.currentBalance - unavailableMoney(account, transactions, providerNow()).outgoing
    const after = direction === 'deposit' ? before + amount : before - amount
    const earned = yearlyInterest(after, account.apy)
    if (direction === 'deposit')
      balances.push({ label: t('summary.available'), value: money(account.availableBalance) })
    if (amount > 0) balances.push({ label: t('summary.newBalance'), value: money(after) })
    if (earned >= 100)
      note = t(amount > 0 ? 'summary.earns.new' : 'summary.earns', {
        interest: wholeDollars(earned),
        apy: percent(account.apy),
      })
  }
  return (
    <MoneySummary
      label={t('summary.title')}
      amount={{ label: t(`summary.${direction}`), cents: amount }}
      items={[...items, ...balances]}
      note={note}
    />
  )
}
