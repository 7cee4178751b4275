import { useFormats } from '@coffer/i18n/formats'
import { ButtonLink } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { type FormState, SummarizedForm } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { useLinkedAccountName } from '@coffer/ui-kit/linked-account-name'
import { Notice } from '@coffer/ui-kit/notice'
import type { ReactNode } from 'react'
import { AmountField } from '@coffer/forms/amount-field'
import { validCents } from '@coffer/forms/amount-problem'
import { useSavingsName } from '../linked-account/savings-name.ts'
import { useTranslations } from '../messages.ts'
import { TimingFields } from '../schedule/timing-fields.tsx'
import type { TimingValues } from '../schedule/timing.schema.ts'
import { validSchedule } from '../schedule/valid-schedule.ts'
import { useDepositItems } from '../summary/deposit-items.ts'
import { TransferSummary } from '../summary/transfer-summary.tsx'
import type { TransferData } from '../transfer/transfer-data.ts'
import type { EditRules, EditValues } from './edit-deposit.schema.ts'
import type { ScheduledDeposit } from './scheduled-deposit.ts'

interface EditDepositFormProps {
  form: FormState<TimingValues & { amount: string }>
  deposit: ScheduledDeposit
  rules: EditRules
  facts: TransferData
  /** The review was requested, but nothing has changed. */
  isUnchanged: boolean
  /** Shows the state of an earlier submission. */
  notice: ReactNode
}

const offered = ['date', 'weekly', 'biweekly', 'monthly'] as const

/** The amount, frequency and dates, filled with the current schedule. */
export function EditDepositForm({ form, deposit, rules, facts, isUnchanged, notice }: EditDepositFormProps) {
  const t = useTranslations()
  const { money } = useFormats()
  return (
    <SummarizedForm
      form={form}
      summary={<EditDepositSummary values={form.values} rules={rules} deposit={deposit} facts={facts} />}
      actions={
        <Stack gap={12}>
          {isUnchanged && (
            <Notice severity="info" isAnnounced>
              {t('edit.nothing')}
            </Notice>
          )}
          {notice}
          <Button type="submit" isFullWidth>
            {t('edit.review')}
          </Button>
          <ButtonLink to="/dashboard/transactions-list" variant="quiet" isFullWidth>
            {t('edit.keep')}
          </ButtonLink>
        </Stack>
      }
    >
      <AmountField
        field={form.field('amount')}
        label={t('amount.label')}
        hint={t('amount.limits', { min: money(rules.min), max: money(rules.max) })}
      />
      <TimingFields
        form={form}
        offered={offered}
        today={rules.today}
        kept={{ ...deposit.plan, firstDay: deposit.firstDay }}
        {...(form.values.timing !== 'date' && { startLabel: 'start.label.next' })}
      />
    </SummarizedForm>
  )
}

interface EditDepositSummaryProps {
  values: EditValues
  rules: EditRules
  deposit: ScheduledDeposit
  facts: TransferData
}

/** The effect of the changed deposit, updated as it is typed. */
function EditDepositSummary({ values, rules, deposit, facts }: EditDepositSummaryProps) {
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
