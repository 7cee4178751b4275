import type { LinkedAccount } from '@coffer/api-client/linking'
import { providerNow } from '@coffer/api-client/transport'
import { datesOfNow } from '@coffer/domain/transfers'
import { useFormats } from '@coffer/i18n/formats'
import { useLinkedAccountName } from '@coffer/ui-kit/linked-account-name'
import { MoneySummary } from '@coffer/ui-kit/money-summary'
import { useTranslations } from '../messages.ts'
import { YearlyWorth } from '../worth/yearly-worth.tsx'

/** Cents: the example shown until an amount is typed. */
const EXAMPLE = 1_250_00

interface FirstDepositSummaryProps {
  /** Cents; 0 until a valid amount is typed. */
  amount: number
  /** Null if there are several linked accounts to choose from. */
  from: LinkedAccount | null
}

/** The effect of the first deposit if it were confirmed now, and its interest. */
export function FirstDepositSummary({ amount, from }: FirstDepositSummaryProps) {
  const t = useTranslations()
  const { weekdayDate } = useFormats()
  const accountName = useLinkedAccountName()
  const { leaves, arrives, available } = datesOfNow(providerNow())
  return (
    <MoneySummary
      label={t('summary.title')}
      amount={{ label: t('summary.amount'), cents: amount }}
      items={[
        ...(from ? [{ label: t('ready.from'), value: accountName(from), isInForm: true }] : []),
        { label: t('ready.to'), value: t('ready.newAccount'), isInForm: true },
        { label: t('ready.starts'), value: weekdayDate(leaves) },
        { label: t('ready.settled'), value: weekdayDate(arrives) },
        { label: t('ready.available'), value: weekdayDate(available) },
      ]}
      note={<YearlyWorth cents={amount > 0 ? amount : EXAMPLE} />}
    />
  )
}
