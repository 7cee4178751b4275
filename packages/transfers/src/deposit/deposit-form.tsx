import type { LinkedAccount } from '@coffer/api-client/linking'
import { useFormats } from '@coffer/i18n/formats'
import { ButtonLink } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { Form, type FormState } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { AmountField } from '../amount/amount-field.tsx'
import { AccountField } from '../linked-account/account-field.tsx'
import { allowsDepositsFrom } from '../linked-account/allowed-accounts.ts'
import { useTranslations } from '../messages.ts'
import { TimingFields } from '../schedule/timing-fields.tsx'
import { timings, type TimingValues } from '../schedule/timing.schema.ts'
import type { DepositRules } from './deposit.schema.ts'

export interface DepositFormValues extends TimingValues {
  amount: string
  linkedAccountId: string
}

interface DepositFormProps {
  form: FormState<DepositFormValues>
  rules: DepositRules
  linked: readonly LinkedAccount[]
}

/** Amount, linked account and timing, with the limits and the resulting dates. */
export function DepositForm({ form, rules, linked }: DepositFormProps) {
  const t = useTranslations()
  const { money } = useFormats()
  const limits = { min: money(rules.min), max: money(rules.max), left: money(rules.leftToday) }
  return (
    <Form form={form}>
      <AmountField
        field={form.field('amount')}
        label={t('amount.label')}
        hint={
          <>
            {t('amount.limits', limits)} {t('amount.leftToday', limits)}
          </>
        }
      />
      <AccountField
        field={form.field('linkedAccountId')}
        label={t('from.label')}
        accounts={linked}
        mayUse={allowsDepositsFrom}
      />
      <TimingFields form={form} offered={timings} today={rules.today} />
      <Stack gap={12}>
        <Button type="submit" isFullWidth>
          {t('review.open')}
        </Button>
        <ButtonLink to="/dashboard" variant="quiet" isFullWidth>
          {t('notNow')}
        </ButtonLink>
      </Stack>
    </Form>
  )
}
