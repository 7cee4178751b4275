import type { Account } from '@coffer/api-client/accounts'
import type { LinkedAccount } from '@coffer/api-client/linking'
import { providerNow } from '@coffer/api-client/transport'
import { yearlyInterest } from '@coffer/domain/interest'
import { datesOfNow } from '@coffer/domain/transfers'
import { useFormats } from '@coffer/i18n/formats'
import { useLinkedAccountName } from '@coffer/ui-kit/linked-account-name'
import { MoneySummary } from '@coffer/ui-kit/money-summary'
import { useTranslations } from '../messages.ts'

/** Cents of the example until an amount is typed. */
const EXAMPLE = 1_000_00

interface FirstDepositSummaryProps {
  /** Cents; 0 until a valid amount is typed. */
  amount: number
  /** Null while several linked accounts could be chosen. */
  from: LinkedAccount | null
  account: Account | undefined
}

/** What the first deposit would do if it were confirmed now, and what it earns. */
export function FirstDepositSummary({ amount, from, account }: FirstDepositSummaryProps) {
  const t = useTranslations()
  const { percent, wholeDollars, weekdayDate } = useFormats()
  const nameOf = useLinkedAccountName()
  const { leaves, arrives, available } = datesOfNow(providerNow())
  const earning = amount > 0 ? amount : EXAMPLE
  const interest = account ? yearlyInterest(earning, account.apy) : 0
  return (
    <MoneySummary
      label={t('summary.title')}
      amount={{ label: t('summary.amount'), cents: amount }}
      items={[
        ...(from ? [{ label: t('ready.from'), value: nameOf(from), isInForm: true }] : []),
        { label: t('ready.to'), value: t('ready.newAccount'), isInForm: true },
        { label: t('ready.starts'), value: weekdayDate(leaves) },
        { label: t('ready.settled'), value: weekdayDate(arrives) },
        { label: t('ready.available'), value: weekdayDate(available) },
      ]}
      note={
        account &&
        interest >= 100 &&
        t('summary.earns', {
          amount: wholeDollars(earning),
          interest: wholeDollars(interest),
          apy: percent(account.apy),
        })
      }
    />
  )
}
