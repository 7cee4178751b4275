import type { Account } from '@coffer/api-client/accounts'
import type { LinkedAccount } from '@coffer/api-client/linking'
import { AmountField } from '@coffer/forms/amount-field'
import { NotMoved } from '@coffer/errors/failure-notice'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { defaultLimits } from '@coffer/domain/limits'
import { amountText } from '@coffer/domain/money'
import { useFormats } from '@coffer/i18n/formats'
import { commaMeaning } from '@coffer/i18n/comma-meaning'
import { useLanguage } from '@coffer/i18n/language'
import { Button } from '@coffer/ui-kit/button'
import { SummarizedForm, useForm } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { SuggestedAmounts } from '@coffer/ui-kit/suggested-amounts'
import { useMemo } from 'react'
import { safeParse } from 'valibot'
import { type Key, useTranslations } from '../messages.ts'
import { FirstDepositSummary } from './first-deposit-summary.tsx'
import { fundAccountSchema } from './fund-account.schema.ts'
import { amountDraft, useSaveAmount } from './use-save-amount.ts'

interface FundAccountFormProps {
  /** Cents: the amount saved on an earlier visit. */
  chosen: number | null
  account: Account | undefined
  /** Null if there are several linked accounts to choose from. */
  from: LinkedAccount | null
}

const suggested = [100_00, 500_00, 1_000_00, 5_000_00]

/** The amount of the first deposit, with its limits. */
export function FundAccountForm({ chosen, account, from }: FundAccountFormProps) {
  const t = useTranslations()
  const { money, typedMoney } = useFormats()
  const { language } = useLanguage()
  const { state, submit } = useSaveAmount()
  const { initialMin: min, initialMax: max } = account?.limits ?? defaultLimits
  const values = { min: money(min), max: money(max) }
  const schema = useMemo(
    () => fundAccountSchema({ min, max, comma: commaMeaning(language) }),
    [min, max, language],
  )
  const form = useForm({
    schema,
    initial: { amount: chosen === null ? '' : amountText(chosen) },
    draft: amountDraft,
    finalProblems: ['amount.problem.tooHigh'],
    translate: (key: Key) => t(key, values),
    onSubmit: ({ amount }) => submit(amount),
  })
  const amount = form.field('amount')
  const read = safeParse(schema, form.values)
  const cents = read.success ? read.output.amount : 0
  return (
    <SummarizedForm
      form={form}
      summary={<FirstDepositSummary amount={cents} from={from} />}
      actions={
        <>
          <SubmissionNotice state={state} kept="typed">
            <NotMoved />
          </SubmissionNotice>
          <Button type="submit" isBusy={form.isBusy} isFullWidth>
            {t('amount.submit')}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <AmountField field={amount} label={t('amount.label')} hint={t('amount.limits', values)} />
        <SuggestedAmounts
          amounts={suggested}
          min={min}
          max={max}
          chosen={cents}
          onChoose={(suggestion) => amount.onChange(typedMoney(suggestion))}
        />
      </Stack>
    </SummarizedForm>
  )
}
