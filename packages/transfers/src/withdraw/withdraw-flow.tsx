import type { Account } from '@coffer/api-client/accounts'
import { providerNow } from '@coffer/api-client/transport'
import { leftToday } from '@coffer/domain/transfers'
import { useFormats } from '@coffer/i18n/formats'
import { useLanguage } from '@coffer/i18n/language'
import { StepUpDialog } from '@coffer/step-up/step-up-dialog'
import { useStepUp } from '@coffer/step-up/use-step-up'
import { useForm } from '@coffer/ui-kit/form'
import { useState } from 'react'
import { commaMeaning } from '../amount/comma-meaning.ts'
import { AccountClosingNotice } from '../close-account/account-closing-notice.tsx'
import { CloseAccount } from '../close-account/close-account.tsx'
import { useClosing } from '../close-account/use-closing.ts'
import { allowsWithdrawalsTo } from '../linked-account/allowed-accounts.ts'
import { useSavingsName } from '../linked-account/savings-name.ts'
import type { TransferData } from '../transfer/transfer-data.ts'
import { FormPage } from '../transfer/form-page.tsx'
import { useFocusField } from '../transfer/use-focus-field.ts'
import { OutcomeUnknown } from '../transfer/outcome-unknown.tsx'
import { type Key, useTranslations } from '../messages.ts'
import { BalanceExplanation } from './balance-explanation.tsx'
import { useWithdrawal, withdrawDraft } from './use-withdrawal.ts'
import { type WithdrawRequest, withdrawSchema, type WithdrawRules } from './withdraw.schema.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawReview } from './withdraw-review.tsx'
import { useWithdrawalRows } from './withdrawal-rows.ts'

type Step =
  | { name: 'details'; focus: 'amount' | 'linkedAccountId' | null }
  | { name: 'review'; request: WithdrawRequest }

interface WithdrawFlowProps {
  account: Account
  facts: TransferData
  /** Abandons an unanswered submission for an empty form. */
  onStartOver: () => void
}

/** A withdrawal from the form to its submission, or the closing of the account. */
export function WithdrawFlow({ account, facts, onStartOver }: WithdrawFlowProps) {
  const t = useTranslations()
  const { money } = useFormats()
  const [step, setStep] = useState<Step>({ name: 'details', focus: null })
  const rules = useWithdrawRules(account, facts)
  const stepUp = useStepUp()
  const submission = useWithdrawal(stepUp)
  const closing = useClosing(stepUp)
  const rowsOf = useWithdrawalRows()
  const from = useSavingsName()(account)
  const limits = { min: money(rules.min), max: money(rules.max) }
  const form = useForm({
    schema: withdrawSchema(rules),
    initial: { what: 'amount', amount: '', linkedAccountId: rules.to[0] ?? '', reason: '' },
    draft: withdrawDraft,
    translate: (key: Key) => t(key === 'amount.problem.tooHigh' ? 'withdraw.problem.tooHigh' : key, limits),
    async onSubmit(request) {
      if (step.name === 'details' || request.kind === 'close') return setStep({ name: 'review', request })
      const errors = await submission.submit(request.body)
      if (errors) setStep({ name: 'details', focus: null })
      return errors
    },
  })
  useFocusField(step.name === 'details' ? step.focus : null)
  const options = { linked: facts.linked, from, now: providerNow() }
  const change = (focus: 'amount' | 'linkedAccountId') => {
    submission.reset()
    setStep({ name: 'details', focus })
  }

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
  const isAtRest = submission.state.status === 'idle' && closing.state.status === 'idle'
  if (account.closingSince !== null && isAtRest) return <AccountClosingNotice />
  const request: WithdrawRequest | null = closing.unconfirmed
    ? { kind: 'close', body: closing.unconfirmed }
    : step.name === 'review'
      ? step.request
      : null
  if (request?.kind === 'close') {
    return (
      <>
        <CloseAccount
          closing={request.body}
          submission={closing}
          account={account}
          facts={facts}
          onKeep={onStartOver}
          onBack={() => change('amount')}
        />
        <StepUpDialog {...stepUp.dialog(() => void closing.submit(request.body))} />
      </>
    )
  }
  if (request) {
    return (
      <>
        <WithdrawReview
          form={form}
          amount={request.body.amount}
          rows={rowsOf(request.body, { ...options, change })}
          state={submission.state}
          onBack={() => change('amount')}
        />
        <StepUpDialog {...stepUp.dialog(() => void form.submit())} />
      </>
    )
  }
  return (
    <FormPage title={t('withdraw.title')} why={t('deposit.why')}>
      <BalanceExplanation account={account} transactions={facts.transactions} />
      <WithdrawForm form={form} rules={rules} available={account.availableBalance} facts={facts} />
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
