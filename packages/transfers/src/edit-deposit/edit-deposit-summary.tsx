import { useLinkedAccountName } from '@coffer/ui-kit/linked-account-name'
import { validCents } from '../amount/amount-problem.ts'
import { useSavingsName } from '../linked-account/savings-name.ts'
import { validSchedule } from '../schedule/valid-schedule.ts'
import { useDepositItems } from '../summary/deposit-items.ts'
import { TransferSummary } from '../summary/transfer-summary.tsx'
import type { TransferData } from '../transfer/transfer-data.ts'
import type { EditRules, EditValues } from './edit-deposit.schema.ts'
import type { ScheduledDeposit } from './scheduled-deposit.ts'

interface EditDepositSummaryProps {
  values: EditValues
  rules: EditRules
  deposit: ScheduledDeposit
  facts: TransferData
}

/** The effect of the changed deposit, updated as it is typed. */
export function EditDepositSummary({ values, rules, deposit, facts }: EditDepositSummaryProps) {
  const itemsOf = useDepositItems()
  const accountName = useLinkedAccountName()
  const to = useSavingsName()(facts.account)
  const from = facts.linked.find(({ uuid }) => uuid === deposit.linkedAccountId)
  return (
    <TransferSummary
      amount={validCents(values.amount, rules)}
      direction="deposit"
      account={facts.account}
      transactions={facts.transactions}
      items={itemsOf({
        from: from ? accountName(from) : deposit.description,
        to,
        isChange: true,
        schedule: validSchedule(values, rules.today, { ...deposit.plan, firstDay: deposit.firstDay }),
      })}
    />
  )
}
