import { ButtonLink } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { Form, type FormState } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { AmountField } from '../amount/amount-field.tsx'
import { TimingFields } from '../schedule/timing-fields.tsx'
import type { TimingValues } from '../schedule/timing.schema.ts'
import { useTranslations } from '../messages.ts'
import type { ScheduledDeposit } from './scheduled-deposit.ts'

interface EditDepositFormProps {
  form: FormState<TimingValues & { amount: string }>
  deposit: ScheduledDeposit
  limits: { min: string; max: string }
  today: string
  /** The review was asked for, and there is nothing to review. */
  isUnchanged: boolean
}

const offered = ['date', 'weekly', 'biweekly', 'monthly'] as const

/** The amount, how often and on which days, as they stand. */
export function EditDepositForm({ form, deposit, limits, today, isUnchanged }: EditDepositFormProps) {
  const t = useTranslations()
  return (
    <Form form={form}>
      <AmountField field={form.field('amount')} label={t('amount.label')} hint={t('amount.limits', limits)} />
      <TimingFields
        form={form}
        offered={offered}
        today={today}
        kept={{ ...deposit.plan, firstDay: deposit.firstDay }}
        {...(form.values.timing !== 'date' && { startLabel: 'start.label.next' })}
      />
      {isUnchanged && (
        <Notice severity="info" isAnnounced>
          {t('edit.nothing')}
        </Notice>
      )}
      <Stack gap={12}>
        <Button type="submit" isFullWidth>
          {t('edit.review')}
        </Button>
        <ButtonLink to="/dashboard/transactions-list" variant="quiet" isFullWidth>
          {t('edit.keep')}
        </ButtonLink>
      </Stack>
    </Form>
  )
}
