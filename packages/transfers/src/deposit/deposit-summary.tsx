import { useLinkedAccountName } from '@coffer/ui-kit/linked-account-name'
import { validCents } from '../amount/amount-problem.ts'
import { useSavingsName } from '../linked-account/savings-name.ts'
import { useTranslations } from '../messages.ts'
import { validSchedule } from '../schedule/valid-schedule.ts'
import { useDepositItems } from '../summary/deposit-items.ts'
import { TransferSummary } from '../summary/transfer-summary.tsx'
import type { TransferData } from '../transfer/transfer-data.ts'
import type { DepositRules, DepositValues } from './deposit.schema.ts'

interface DepositSummaryProps {
  values: DepositValues
  rules: DepositRules
  facts: TransferData
}

/** The effect of a deposit, updated as it is typed. */
export function DepositSummary({ values, rules, facts }: DepositSummaryProps) {
  const t = useTranslations()
  const itemsOf = useDepositItems()
  const accountName = useLinkedAccountName()
  const to = useSavingsName()(facts.account)
  const from = facts.linked.find(({ uuid }) => uuid === values.linkedAccountId)
  return (
    <TransferSummary
      amount={validCents(values.amount, rules)}
      direction="deposit"
      account={facts.account}
      transactions={facts.transactions}
      items={itemsOf({
        from: from ? accountName(from) : t('account.unknown'),
        to,
        schedule: validSchedule(values, rules.today),
      })}
    />
  )
}
