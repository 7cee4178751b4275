import type { LinkedAccount } from '@coffer/api-client/linking'
import { providerNow } from '@coffer/api-client/transport'
import { datesOfNow } from '@coffer/domain/transfers'
import { useFormats } from '@coffer/i18n/formats'
import { useLinkedAccountName } from '@coffer/ui-kit/linked-account-name'
import { MoneySummary } from '@coffer/ui-kit/money-summary'
import { useTranslations } from '../messages.ts'
import { YearlyWorth } from '../worth/yearly-worth.tsx'

/** Cents of the example until an amount is typed. */
const EXAMPLE = 1_250_00

interface FirstDepositSummaryProps {
  /** Cents; 0 until a valid amount is typed. */
  amount: number
  /** Null while several linked accounts could be chosen. */
  from: LinkedAccount | null
}

/** What the first deposit would do if it were confirmed now, and what it earns. */
export function FirstDepositSummary({ amount, from }: FirstDepositSummaryProps) {
  const t = useTranslations()
  const { weekdayDate } = useFormats()
  const nameOf = useLinkedAccountName()
  const { leaves, arrives, available } = datesOfNow(providerNow())
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
      note={<YearlyWorth cents={amount > 0 ? amount : EXAMPLE} />}
    />
  )
}
