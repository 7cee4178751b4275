import { providerNow } from '@coffer/api-client/transport'
import { easternDate } from '@coffer/domain/calendar'
import { defaultLimits } from '@coffer/domain/limits'
import { leftToday } from '@coffer/domain/transfers'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { commaMeaning } from '@coffer/i18n/comma-meaning'
import { useFormats } from '@coffer/i18n/formats'
import { useLanguage } from '@coffer/i18n/language'
import { useForm } from '@coffer/ui-kit/form'
import { useState } from 'react'
import { is } from 'valibot'
import { AccountClosingNotice } from '../close-account/account-closing-notice.tsx'
import { allowsDepositsFrom } from '../linked-account/allowed-accounts.ts'
import { NoUsableAccount } from '../linked-account/no-usable-account.tsx'
import { useSavingsName } from '../linked-account/savings-name.ts'
import { type Key, useTranslations } from '../messages.ts'
import { FormPage } from '../transfer/form-page.tsx'
import { OutcomeUnknown } from '../transfer/outcome-unknown.tsx'
import { SubmissionNotice } from '../transfer/submission-notice.tsx'
import { type TransferData, useTransferData } from '../transfer/transfer-data.ts'
import { useReviewStep } from '../transfer/use-review-step.ts'
import { DepositForm, type DepositFormValues } from './deposit-form.tsx'
import { DepositReview } from './deposit-review.tsx'
import { useDepositRows } from './deposit-rows.ts'
import { type DepositRules, depositSchema, toDeposit } from './deposit.schema.ts'
import { depositDraft, useDeposit } from './use-deposit.ts'

/** `/deposit`: a deposit now, on a date or repeating. */
export function DepositScreen() {
  const t = useTranslations()
  const facts = useTransferData()
  const [round, setRound] = useState(0)
  if (facts.data?.account?.closingSince) return <AccountClosingNotice />
  if (facts.data?.linked.some(allowsDepositsFrom)) {
    return <DepositFlow key={round} facts={facts.data} onStartOver={() => setRound(round + 1)} />
  }
  return (
    <FormPage title={t('deposit.title')}>
      <QueryBoundary query={facts}>{({ linked }) => <NoUsableAccount accounts={linked} />}</QueryBoundary>
    </FormPage>
  )
}

/** A deposit from the form to its submission; going back keeps the input. */
function DepositFlow({ facts, onStartOver }: { facts: TransferData; onStartOver: () => void }) {
  const t = useTranslations()
  const { money } = useFormats()
  const rules = useDepositRules(facts)
  const submission = useDeposit()
  const rowsOf = useDepositRows()
  const to = useSavingsName()(facts.account)
  const limits = { min: money(rules.min), max: money(rules.max), left: money(rules.leftToday) }
  const schema = depositSchema(rules)
  const form = useForm({
    schema,
    initial: initialValues(rules),
    draft: depositDraft,
    finalProblems: ['amount.problem.tooHigh'],
    translate: (key: Key) => t(key, limits),
    async onSubmit(deposit) {
      if (!review.isOpen) return review.open()
      const errors = await submission.submit(deposit)
      if (errors) review.correct()
      return errors
    },
  })
  const review = useReviewStep('/deposit', { isComplete: is(schema, form.values), submission })
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
  if (!review.isOpen) {
    return (
      <FormPage title={t('deposit.title')} lead={t('deposit.why')} isSummarized>
        <DepositForm
          form={form}
          rules={rules}
          facts={facts}
          notice={<SubmissionNotice state={submission.state} rejected="deposit.refused" />}
        />
      </FormPage>
    )
  }
  const deposit = toDeposit(form.values, rules.comma)
  return (
    <DepositReview
      form={form}
      deposit={deposit}
      rows={rowsOf(deposit, { linked: facts.linked, to, now, change: review.edit })}
      state={submission.state}
      onBack={() => review.edit('amount')}
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
