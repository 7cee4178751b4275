import { NotMoved } from '@coffer/errors/failure-notice'
import { SubmissionNotice } from '@coffer/errors/submission-notice'
import { amountText } from '@coffer/domain/money'
import { useFormats } from '@coffer/i18n/formats'
import { useLanguage } from '@coffer/i18n/language'
import { Button } from '@coffer/ui-kit/button'
import { Form, useForm } from '@coffer/ui-kit/form'
import { MoneyField } from '@coffer/ui-kit/money-field'
import { type ReactNode, useMemo } from 'react'
import { type Key, useTranslations } from '../messages.ts'
import { fundAccountSchema } from './fund-account.schema.ts'
import { amountDraft, useSaveAmount } from './use-save-amount.ts'

interface FundAccountFormProps {
  /** Cents, from an earlier visit. */
  chosen: number | null
  limits: { initialMin: number; initialMax: number }
  /** Notes above the button, such as when the money is available. */
  children?: ReactNode
}

/** The amount of the first deposit, with its limits. */
export function FundAccountForm({ chosen, limits, children }: FundAccountFormProps) {
  const t = useTranslations()
  const { money } = useFormats()
  const { language } = useLanguage()
  const { state, submit } = useSaveAmount()
  const { initialMin: min, initialMax: max } = limits
  const values = { min: money(min), max: money(max) }
  const form = useForm({
    schema: useMemo(
      () => fundAccountSchema({ min, max }, language === 'es' ? 'cents' : 'thousands'),
      [min, max, language],
    ),
    initial: { amount: chosen === null ? '' : amountText(chosen) },
    draft: amountDraft,
    translate: (key: Key) => t(key, values),
    onSubmit: ({ amount }) => submit(amount),
  })
  return (
    <Form form={form}>
      <MoneyField {...form.field('amount')} label={t('amount.label')} hint={t('amount.limits', values)} />
      {children}
      <SubmissionNotice state={state} kept="typed">
        <NotMoved />
      </SubmissionNotice>
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {t('amount.submit')}
      </Button>
    </Form>
  )
}
