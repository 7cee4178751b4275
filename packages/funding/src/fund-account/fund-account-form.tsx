import { FailureNotice, NotMoved } from '@coffer/errors/failure-notice'
import { failureOf, fieldErrorsOf } from '@coffer/errors/failure-of'
import { initialFundAmountQuery, setInitialFundAmount } from '@coffer/api-client/funding'
import { amountText } from '@coffer/domain/money'
import { useFormats } from '@coffer/i18n/formats'
import { useLanguage } from '@coffer/i18n/language'
import { useNavigate } from '@coffer/router/link'
import { draftOf } from '@coffer/session/drafts'
import { Button } from '@coffer/ui-kit/button'
import { Form, useForm } from '@coffer/ui-kit/form'
import { MoneyField } from '@coffer/ui-kit/money-field'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { type Key, useTranslations } from '../messages.ts'
import { fundAccountSchema } from './fund-account.schema.ts'
import { useStandingAgain } from './use-standing-again.ts'

const draft = draftOf('first-amount')

interface FundAccountFormProps {
  /** Cents, from an earlier visit. */
  chosen: number | null
  limits: { initialMin: number; initialMax: number }
  /** What is worth knowing before going on, such as when the money can be used. */
  children?: ReactNode
}

/** The amount to begin with, its limits in sight before they are met. */
export function FundAccountForm({ chosen, limits, children }: FundAccountFormProps) {
  const t = useTranslations()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { money } = useFormats()
  const { language } = useLanguage()
  const lookAgain = useStandingAgain()
  const { initialMin: min, initialMax: max } = limits
  const inWords = { min: money(min), max: money(max) }
  const form = useForm({
    schema: useMemo(
      () => fundAccountSchema({ min, max }, language === 'es' ? 'cents' : 'thousands'),
      [min, max, language],
    ),
    initial: { amount: chosen === null ? '' : amountText(chosen) },
    draft,
    translate: (key: Key) => t(key, inWords),
    async onSubmit({ amount }) {
      try {
        client.setQueryData(initialFundAmountQuery().queryKey, await setInitialFundAmount(amount))
      } catch (error) {
        // Funded from another tab: the screen sees it in what is brought afresh.
        if (failureOf(error).kind === 'forbidden') await lookAgain()
        return fieldErrorsOf(error, ['amount'])
      }
      draft.clear()
      return navigate('/fund-account/disclosure')
    },
  })
  return (
    <Form form={form}>
      <MoneyField {...form.field('amount')} label={t('amount.label')} hint={t('amount.limits', inWords)} />
      {children}
      {form.failure !== undefined && (
        <FailureNotice error={form.failure} kept="typed">
          <NotMoved />
        </FailureNotice>
      )}
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {t('amount.submit')}
      </Button>
    </Form>
  )
}
