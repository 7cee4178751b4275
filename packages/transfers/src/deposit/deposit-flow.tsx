import { easternDate } from '@coffer/domain/calendar'
import { defaultLimits } from '@coffer/domain/limits'
import { leftToday } from '@coffer/domain/transfers'
import { providerNow } from '@coffer/api-client/transport'
import { useFormats } from '@coffer/i18n/formats'
import { useLanguage } from '@coffer/i18n/language'
import { useForm } from '@coffer/ui-kit/form'
import { useState } from 'react'
import { commaMeaning } from '../amount/comma-meaning.ts'
import { allowsDepositsFrom } from '../linked-account/allowed-accounts.ts'
import { useSavingsName } from '../linked-account/savings-name.ts'
import type { TransferData } from '../transfer/transfer-data.ts'
import { FormPage } from '../transfer/form-page.tsx'
import { useFocusField } from '../transfer/use-focus-field.ts'
import { OutcomeUnknown } from '../transfer/outcome-unknown.tsx'
import { type Key, useTranslations } from '../messages.ts'
import { depositOf, depositSchema, type DepositRules } from './deposit.schema.ts'
import { DepositForm, type DepositFormValues } from './deposit-form.tsx'
import { DepositReview } from './deposit-review.tsx'
import { type DepositPart, useDepositRows } from './deposit-rows.ts'
import { depositDraft, useDeposit } from './use-deposit.ts'

/** The form, then the review. */
type Step = { name: 'details'; focus: DepositPart | null } | { name: 'review' }

/** A deposit from the form to its submission; going back keeps the input. */
export function DepositFlow({ facts, onStartOver }: { facts: TransferData; onStartOver: () => void }) {
  const t = useTranslations()
  const { money } = useFormats()
  const [step, setStep] = useState<Step>({ name: 'details', focus: null })
  const rules = useDepositRules(facts)
  const submission = useDeposit()
  const rowsOf = useDepositRows()
  const to = useSavingsName()(facts.account)
  const limits = { min: money(rules.min), max: money(rules.max), left: money(rules.leftToday) }
  const form = useForm({
    schema: depositSchema(rules),
    initial: initialValues(rules),
    draft: depositDraft,
    translate: (key: Key) => t(key, limits),
    async onSubmit(deposit) {
      if (step.name === 'details') return setStep({ name: 'review' })
      const errors = await submission.submit(deposit)
      if (errors) setStep({ name: 'details', focus: null })
      return errors
    },
  })
  useFocusField(step.name === 'details' ? step.focus : null)
  const now = providerNow()

  if (submission.unconfirmed) {
    return (
      <OutcomeUnknown
        title={t('deposit.unconfirmed')}
        rows={rowsOf(submission.unconfirmed, { linked: facts.linked, to, now })}
        submission={submission}
        body={submission.unconfirmed}
        onStartOver={() => {
          depositDraft.clear()
          onStartOver()
        }}
      />
    )
  }
  if (step.name === 'details') {
    return (
      <FormPage title={t('deposit.title')} why={t('deposit.why')}>
        <DepositForm form={form} rules={rules} linked={facts.linked} />
      </FormPage>
    )
  }
  const change = (focus: DepositPart | null) => {
    submission.reset()
    setStep({ name: 'details', focus })
  }
  const deposit = depositOf(form.values, rules.comma)
  return (
    <DepositReview
      form={form}
      deposit={deposit}
      rows={rowsOf(deposit, { linked: facts.linked, to, now, change })}
      state={submission.state}
      onBack={() => change('amount')}
    />
  )
}

function useDepositRules({ account, linked, transactions }: TransferData): DepositRules {
  const { language } = useLanguage()
  const now = providerNow()
  const { depositMin, depositMax, depositDaily } = account?.limits ?? defaultLimits
  return {
    min: depositMin,
    max: depositMax,
    leftToday: leftToday(transactions, { direction: 'LinkedToPrimary', daily: depositDaily, now }),
    comma: commaMeaning(language),
    today: easternDate(now),
    from: linked.filter(allowsDepositsFrom).map(({ uuid }) => uuid),
  }
}

const initialValues = ({ from }: DepositRules): DepositFormValues => ({
  amount: '',
  linkedAccountId: from[0] ?? '',
  timing: 'now',
  startDate: '',
  endDate: '',
})
