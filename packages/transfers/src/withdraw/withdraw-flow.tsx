import type { Account } from '@coffer/api-client/accounts'
import { providerNow } from '@coffer/api-client/transport'
import { leftToday } from '@coffer/domain/transfers'
import { useFormats } from '@coffer/i18n/formats'
import { useLanguage } from '@coffer/i18n/language'
import { Link } from '@coffer/router/link'
import { StepUpDialog } from '@coffer/step-up/step-up-dialog'
import { useStepUp } from '@coffer/step-up/use-step-up'
import { useForm } from '@coffer/ui-kit/form'
import { is } from 'valibot'
import { commaMeaning } from '@coffer/i18n/comma-meaning'
import { AccountClosingNotice } from '../close-account/account-closing-notice.tsx'
import { allowsWithdrawalsTo } from '../linked-account/allowed-accounts.ts'
import { useSavingsName } from '../linked-account/savings-name.ts'
import type { TransferData } from '../transfer/transfer-data.ts'
import { FormPage } from '../transfer/form-page.tsx'
import { OutcomeUnknown } from '../transfer/outcome-unknown.tsx'
import { SubmissionNotice } from '../transfer/submission-notice.tsx'
import { useReviewStep } from '../transfer/use-review-step.ts'
import { type Key, useTranslations } from '../messages.ts'
import { useWithdrawal, withdrawDraft } from './use-withdrawal.ts'
import { toWithdrawal, withdrawSchema, type WithdrawRules } from './withdraw.schema.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawReview } from './withdraw-review.tsx'
import { useWithdrawalRows } from './withdrawal-rows.ts'

interface WithdrawFlowProps {
  account: Account
  facts: TransferData
  /** Abandons a submission whose outcome is unknown, and shows an empty form. */
  onStartOver: () => void
}

/** A withdrawal from the form to its submission; going back keeps the input. */
export function WithdrawFlow({ account, facts, onStartOver }: WithdrawFlowProps) {
  const t = useTranslations()
  const { money } = useFormats()
  const rules = useWithdrawRules(account, facts)
  const stepUp = useStepUp()
  const submission = useWithdrawal(stepUp)
  const rowsOf = useWithdrawalRows()
  const from = useSavingsName()(account)
  const limits = { min: money(rules.min), max: money(rules.max) }
  const schema = withdrawSchema(rules)
  const form = useForm({
    schema,
    initial: { amount: '', linkedAccountId: rules.to[0] ?? '' },
    draft: withdrawDraft,
    finalProblems: ['amount.problem.tooHigh'],
    translate: (key: Key) => t(key === 'amount.problem.tooHigh' ? 'withdraw.problem.tooHigh' : key, limits),
    async onSubmit(withdrawal) {
      if (!review.isOpen) return review.open()
      const errors = await submission.submit(withdrawal)
      if (errors) review.correct()
      return errors
    },
  })
  const review = useReviewStep('/withdraw', { isComplete: is(schema, form.values), submission })
  const options = { linked: facts.linked, from, now: providerNow() }

  if (submission.unconfirmed) {
    return (
      <OutcomeUnknown
        title={t('withdraw.unconfirmed')}
        rows={rowsOf(submission.unconfirmed, options)}
        submission={submission}
        body={submission.unconfirmed}
        onStartOver={() => {
          withdrawDraft.clear()
          onStartOver()
        }}
      />
    )
  }
  if (account.closingSince !== null && submission.state.status === 'idle') return <AccountClosingNotice />
  if (review.isOpen) {
    const withdrawal = toWithdrawal(form.values, rules.comma)
    return (
      <>
        <WithdrawReview
          form={form}
          account={account}
          amount={withdrawal.amount}
          rows={rowsOf(withdrawal, { ...options, change: review.edit })}
          state={submission.state}
          onBack={() => review.edit('amount')}
        />
        <StepUpDialog {...stepUp.dialog(() => void form.submit())} />
      </>
    )
  }
  return (
    <FormPage title={t('withdraw.title')} lead={t('deposit.why')} isSummarized>
      <WithdrawForm
        form={form}
        rules={rules}
        account={account}
        facts={facts}
        notice={<SubmissionNotice state={submission.state} rejected="withdraw.refused" />}
      />
      {facts.mayClose && (
        <p>
          <Link to="/withdraw" search={{ step: 'closing' }}>
            {t('close.link')}
          </Link>
        </p>
      )}
    </FormPage>
  )
}

function useWithdrawRules(account: Account, { linked, transactions }: TransferData): WithdrawRules {
  const { language } = useLanguage()
  const { withdrawMin, withdrawDaily } = account.limits
  const today = leftToday(transactions, {
    direction: 'PrimaryToLinked',
    daily: withdrawDaily,
    now: providerNow(),
  })
  return {
    min: withdrawMin,
    max: Math.min(account.availableBalance, today),
    comma: commaMeaning(language),
    to: linked.filter(allowsWithdrawalsTo).map(({ uuid }) => uuid),
  }
}
