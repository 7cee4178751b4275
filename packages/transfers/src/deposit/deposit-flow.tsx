import { pickFieldErrors } from '@coffer/errors/failure-of'
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

const fields = ['amount', 'linkedAccountId', 'startDate', 'endDate']

/** A deposit from its first field to its sending; nothing typed is lost on the way back. */
export function DepositFlow({ facts, onAnew }: { facts: MoneyFacts; onAnew: () => void }) {
  const t = useTranslations()
  const { money } = useFormats()
  const [step, setStep] = useState<Step>({ at: 'details', back: null })
  const rules = useDepositRules(facts)
  const sender = useDeposit()
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
      const refused = pickFieldErrors(await sender.send(deposit), fields)
      if (refused) setStep({ at: 'details', back: null })
      return refused
    },
  })
  useBackToPart(step.at === 'details' ? step.back : null)
  const now = providerNow()

  if (sender.unanswered) {
    return (
      <Unconfirmed
        title={t('deposit.unconfirmed')}
        rows={rowsOf(sender.unanswered, { linked: facts.linked, to, now })}
        sender={sender}
        body={sender.unanswered}
        onAnew={() => {
          depositDraft.clear()
          onAnew()
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
    sender.calm()
    setStep({ at: 'details', back })
  }
  const deposit = depositOf(form.values, rules.comma)
  return (
    <DepositReview
      form={form}
      deposit={deposit}
      rows={rowsOf(deposit, { linked: facts.linked, to, now, change })}
      state={sender.state}
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
