import type { Account } from '@coffer/api-client/accounts'
import { providerNow } from '@coffer/api-client/transport'
import { datesOfNow } from '@coffer/domain/transfers'
import { parseCents } from '@coffer/domain/typed-amount'
import { useFormats } from '@coffer/i18n/formats'
import { ButtonLink } from '@coffer/router/link'
import { Button, TextButton } from '@coffer/ui-kit/button'
import { type FieldBinding, type FormState, SummarizedForm } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import type { ReactNode } from 'react'
import { AmountField } from '@coffer/forms/amount-field'
import { validCents } from '@coffer/forms/amount-problem'
import { UsedGoals } from '../goals/used-goals.tsx'
import { AccountField } from '../linked-account/account-field.tsx'
import { allowsWithdrawalsTo } from '../linked-account/allowed-accounts.ts'
import { useTranslations } from '../messages.ts'
import { DayNote } from '../schedule/day-note.tsx'
import type { TransferData } from '../transfer/transfer-data.ts'
import { BalanceExplanation } from './balance-explanation.tsx'
import { WithdrawSummary } from './withdraw-summary.tsx'
import type { WithdrawRules, WithdrawValues } from './withdraw.schema.ts'

interface WithdrawFormProps {
  form: FormState<WithdrawValues>
  rules: WithdrawRules
  account: Account
  facts: TransferData
  /** Shows the state of an earlier submission. */
  notice: ReactNode
}

/** The balance, the amount to withdraw, and the linked account that receives it. */
export function WithdrawForm({ form, rules, account, facts, notice }: WithdrawFormProps) {
  const t = useTranslations()
  return (
    <SummarizedForm
      form={form}
      summary={<WithdrawSummary values={form.values} rules={rules} account={account} facts={facts} />}
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
      <BalanceExplanation account={account} transactions={facts.transactions} />
      <AmountChoice field={form.field('amount')} rules={rules} available={account.availableBalance} />
      <UsedGoals account={account} amount={validCents(form.values.amount, rules)} />
      <AccountField
        field={form.field('linkedAccountId')}
        label={t('withdraw.to')}
        accounts={facts.linked}
        mayUse={allowsWithdrawalsTo}
      />
      <DelayNote />
    </SummarizedForm>
  )
}

/** Explains why a withdrawal leaves later than today; the summary has the dates. */
function DelayNote() {
  const t = useTranslations()
  const { weekdayDate } = useFormats()
  const { leaves, delay } = datesOfNow(providerNow())
  return delay && <DayNote sentences={[t(`leaves.now.${delay}`, { leaves: weekdayDate(leaves) })]} />
}

interface AmountChoiceProps {
  field: FieldBinding<string>
  rules: WithdrawRules
  /** In cents. */
  available: number
}

/** An amount, or the whole available balance. */
function AmountChoice({ field, rules, available }: AmountChoiceProps) {
  const t = useTranslations()
  const { money, typedMoney } = useFormats()
  const isAll = parseCents(field.value, rules.comma) === available
  if (rules.max < rules.min) {
    return (
      <Notice severity="warning">
        {t(available < rules.min ? 'withdraw.problem.nothing' : 'withdraw.problem.none')}
      </Notice>
    )
  }
  return (
    <Stack gap={8}>
      <AmountField
        field={field}
        label={t('amount.label')}
        hint={[
          t('withdraw.limits', { min: money(rules.min), max: money(rules.max) }),
          rules.max < available && t('withdraw.limitToday'),
        ]
          .filter(Boolean)
          .join(' ')}
      />
      {rules.max === available && !isAll && (
        <p>
          <TextButton onPress={() => field.onChange(typedMoney(available))}>
            {t('withdraw.everything', { amount: money(available) })}
          </TextButton>
        </p>
      )}
      {isAll && (
        <Notice severity="info" isAnnounced>
          {t('withdraw.empties')}
        </Notice>
      )}
    </Stack>
  )
}
