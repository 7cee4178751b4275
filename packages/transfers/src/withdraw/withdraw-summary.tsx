import type { Account } from '@coffer/api-client/accounts'
import { providerNow } from '@coffer/api-client/transport'
import { datesOfNow } from '@coffer/domain/transfers'
import { useFormats } from '@coffer/i18n/formats'
import { useLinkedAccountName } from '@coffer/ui-kit/linked-account-name'
import { validCents } from '@coffer/forms/amount-problem'
import { useSavingsName } from '../linked-account/savings-name.ts'
import { TransferSummary } from '../summary/transfer-summary.tsx'
import type { TransferData } from '../transfer/transfer-data.ts'
import { useTranslations } from '../messages.ts'
import type { WithdrawRules, WithdrawValues } from './withdraw.schema.ts'

interface WithdrawSummaryProps {
  values: WithdrawValues
  rules: WithdrawRules
  account: Account
  facts: TransferData
}

/** The effect of a withdrawal, updated as it is typed. */
export function WithdrawSummary({ values, rules, account, facts }: WithdrawSummaryProps) {
  const t = useTranslations()
  const { weekdayDate } = useFormats()
  const accountName = useLinkedAccountName()
  const from = useSavingsName()(account)
  const to = facts.linked.find(({ uuid }) => uuid === values.linkedAccountId)
  const { leaves, arrives } = datesOfNow(providerNow())
  return (
    <TransferSummary
      amount={validCents(values.amount, rules)}
      direction="withdrawal"
      account={account}
      transactions={facts.transactions}
      items={[
        { label: t('row.from'), value: from, isInForm: true },
        { label: t('row.to'), value: to ? accountName(to) : t('account.unknown'), isInForm: true },
        { label: t('row.leavesSavings'), value: weekdayDate(leaves) },
        { label: t('row.arrives'), value: weekdayDate(arrives) },
      ]}
    />
  )
}
