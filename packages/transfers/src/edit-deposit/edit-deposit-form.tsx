import { useFormats } from '@coffer/i18n/formats'
import { ButtonLink } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { type FormState, SummarizedForm } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import type { ReactNode } from 'react'
import { AmountField } from '../amount/amount-field.tsx'
import { TimingFields } from '../schedule/timing-fields.tsx'
import type { TimingValues } from '../schedule/timing.schema.ts'
import type { TransferData } from '../transfer/transfer-data.ts'
import { useTranslations } from '../messages.ts'
import type { EditRules } from './edit-deposit.schema.ts'
import { EditDepositSummary } from './edit-deposit-summary.tsx'
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
