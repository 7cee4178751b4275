import { easternDate } from '@coffer/domain/calendar'
import { defaultLimits } from '@coffer/domain/limits'
import { leftToday } from '@coffer/domain/transfers'
import { providerNow } from '@coffer/api-client/transport'
import { useFormats } from '@coffer/i18n/formats'
import { useLanguage } from '@coffer/i18n/language'
import { useForm } from '@coffer/ui-kit/form'
import { useState } from 'react'
import { commaOf } from '../amount/comma.ts'
import { allowsDepositsFrom } from '../linked-account/chosen-account.ts'
import { useSavingsName } from '../linked-account/savings-name.ts'
import type { MoneyFacts } from '../loaded/money-facts.ts'
import { Page } from '../loaded/page.tsx'
import { useBackToPart } from '../moving-money/back-to-part.ts'
import { Unconfirmed } from '../moving-money/unconfirmed.tsx'
import { type Key, useTranslations } from '../messages.ts'
import { depositOf, depositSchema, type DepositRules } from './deposit.schema.ts'
import { DepositForm, type DepositFormValues } from './deposit-form.tsx'
import { DepositReview } from './deposit-review.tsx'
import { type DepositPart, useDepositRows } from './deposit-rows.ts'
import { depositDraft, useDeposit } from './use-deposit.ts'

/** The form, then the review, then what became of it. */
type Step = { at: 'details'; back: DepositPart | null } | { at: 'review' }

/** A deposit from its first field to its sending; nothing typed is lost on the way back. */
export function DepositFlow({ facts, onStartOver }: { facts: MoneyFacts; onStartOver: () => void }) {
  const t = useTranslations()
  const { money } = useFormats()
  const [step, setStep] = useState<Step>({ at: 'details', back: null })
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
      if (step.at === 'details') return setStep({ at: 'review' })
      const errors = await submission.submit(deposit)
      if (errors) setStep({ at: 'details', back: null })
      return errors
    },
  })
  useBackToPart(step.at === 'details' ? step.back : null)
  const now = providerNow()

  if (submission.unconfirmed) {
    return (
      <Unconfirmed
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
  if (step.at === 'details') {
    return (
      <Page title={t('deposit.title')} why={t('deposit.why')}>
        <DepositForm form={form} rules={rules} linked={facts.linked} />
      </Page>
    )
  }
  const change = (back: DepositPart | null) => {
    submission.reset()
    setStep({ at: 'details', back })
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

function useDepositRules({ account, linked, transactions }: MoneyFacts): DepositRules {
  const { language } = useLanguage()
  const now = providerNow()
  const { depositMin, depositMax, depositDaily } = account?.limits ?? defaultLimits
  return {
    min: depositMin,
    max: depositMax,
    leftToday: leftToday(transactions, { direction: 'LinkedToPrimary', daily: depositDaily, now }),
    comma: commaOf(language),
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
