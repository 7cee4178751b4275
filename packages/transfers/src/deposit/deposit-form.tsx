import { parseCents } from '@coffer/domain/typed-amount'
import { useFormats } from '@coffer/i18n/formats'
import { ButtonLink } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { type FormState, SummarizedForm } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { useLinkedAccountName } from '@coffer/ui-kit/linked-account-name'
import { SuggestedAmounts } from '@coffer/ui-kit/suggested-amounts'
import type { ReactNode } from 'react'
import { AmountField } from '@coffer/forms/amount-field'
import { validCents } from '@coffer/forms/amount-problem'
import { isDailyLimitRelevant } from '../amount/daily-limit.ts'
import { AccountField } from '../linked-account/account-field.tsx'
import { allowsDepositsFrom } from '../linked-account/allowed-accounts.ts'
import { useSavingsName } from '../linked-account/savings-name.ts'
import { useTranslations } from '../messages.ts'
import { TimingFields } from '../schedule/timing-fields.tsx'
import { timings, type TimingValues } from '../schedule/timing.schema.ts'
import { validSchedule } from '../schedule/valid-schedule.ts'
import { useDepositItems } from '../summary/deposit-items.ts'
import { TransferSummary } from '../summary/transfer-summary.tsx'
import type { TransferData } from '../transfer/transfer-data.ts'
import type { DepositRules, DepositValues } from './deposit.schema.ts'

export interface DepositFormValues extends TimingValues {
  amount: string
  linkedAccountId: string
}

interface DepositFormProps {
  form: FormState<DepositFormValues>
  rules: DepositRules
  facts: TransferData
  /** Shows the state of an earlier submission. */
  notice: ReactNode
}

const suggested = [100_00, 250_00, 500_00, 1_000_00]

/** Amount, linked account and timing, with the limits and the resulting dates. */
export function DepositForm({ form, rules, facts, notice }: DepositFormProps) {
  const t = useTranslations()
  const { money, typedMoney } = useFormats()
  const amount = form.field('amount')
  const cents = parseCents(amount.value, rules.comma)
  const limits = { min: money(rules.min), max: money(rules.max), left: money(rules.leftToday) }
  const isToday = form.values.timing === 'now'
  return (
    <SummarizedForm
      form={form}
      summary={<DepositSummary values={form.values} rules={rules} facts={facts} />}
      actions={
        <Stack gap={12}>
          {notice}
          <Button type="submit" isFullWidth>
            {t('review.open')}
          </Button>
          <ButtonLink to="/dashboard" variant="quiet" isFullWidth>
            {t('notNow')}
          </ButtonLink>
        </Stack>
      }
    >
      <Stack gap={12}>
        <AmountField
          field={amount}
          label={t('amount.label')}
          hint={[
            t('amount.limits', limits),
            isToday && isDailyLimitRelevant(cents, rules) && t('amount.leftToday', limits),
          ]
            .filter(Boolean)
            .join(' ')}
        />
        <SuggestedAmounts
          amounts={suggested}
          min={rules.min}
          max={isToday ? Math.min(rules.max, rules.leftToday) : rules.max}
          chosen={cents}
          onChoose={(chosen) => amount.onChange(typedMoney(chosen))}
        />
      </Stack>
      <AccountField
        field={form.field('linkedAccountId')}
        label={t('from.label')}
        accounts={facts.linked}
        mayUse={allowsDepositsFrom}
      />
      <TimingFields form={form} offered={timings} today={rules.today} />
    </SummarizedForm>
  )
}

interface DepositSummaryProps {
  values: DepositValues
  rules: DepositRules
  facts: TransferData
}

/** The effect of a deposit, updated as it is typed. */
function DepositSummary({ values, rules, facts }: DepositSummaryProps) {
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
