import type { Account } from '@coffer/api-client/accounts'
import { providerNow } from '@coffer/api-client/transport'
import { leftToday } from '@coffer/domain/transfers'
import { useFormats } from '@coffer/i18n/formats'
import { useLanguage } from '@coffer/i18n/language'
import { useForm } from '@coffer/ui-kit/form'
import { useState } from 'react'
import { commaOf } from '../amount/comma.ts'
import { AlreadyClosing } from '../close-account/already-closing.tsx'
import { CloseAccount } from '../close-account/close-account.tsx'
import { useClosing } from '../close-account/use-closing.ts'
import { allowsWithdrawalsTo } from '../linked-account/chosen-account.ts'
import { useSavingsName } from '../linked-account/savings-name.ts'
import type { MoneyFacts } from '../loaded/money-facts.ts'
import { Page } from '../loaded/page.tsx'
import { useBackToPart } from '../moving-money/back-to-part.ts'
import { Unconfirmed } from '../moving-money/unconfirmed.tsx'
import { type Key, useTranslations } from '../messages.ts'
import { BalanceExplained } from './balance-explained.tsx'
import { useWithdrawal, withdrawDraft } from './use-withdrawal.ts'
import { type Asked, withdrawSchema, type WithdrawRules } from './withdraw.schema.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawReview } from './withdraw-review.tsx'
import { useWithdrawalRows } from './withdrawal-rows.ts'

type Step = { at: 'details'; back: 'amount' | 'linkedAccountId' | null } | { at: 'review'; asked: Asked }

interface WithdrawFlowProps {
  account: Account
  facts: MoneyFacts
  /** What was unanswered is given up: a fresh form. */
  onStartOver: () => void
}

/** A withdrawal from its first field to its sending, or the closing of the account. */
export function WithdrawFlow({ account, facts, onStartOver }: WithdrawFlowProps) {
  const t = useTranslations()
  const { money } = useFormats()
  const [step, setStep] = useState<Step>({ at: 'details', back: null })
  const rules = useWithdrawRules(account, facts)
  const submission = useWithdrawal()
  const closing = useClosing()
  const rowsOf = useWithdrawalRows()
  const from = useSavingsName()(account)
  const limits = { min: money(rules.min), max: money(rules.max) }
  const form = useForm({
    schema: withdrawSchema(rules),
    initial: { what: 'amount', amount: '', linkedAccountId: rules.to[0] ?? '', reason: '' },
    draft: withdrawDraft,
    translate: (key: Key) => t(key === 'amount.problem.tooHigh' ? 'withdraw.problem.tooHigh' : key, limits),
    async onSubmit(asked) {
      if (step.at === 'details' || asked.kind === 'close') return setStep({ at: 'review', asked })
      const errors = await submission.submit(asked.body)
      if (errors) setStep({ at: 'details', back: null })
      return errors
    },
  })
  useBackToPart(step.at === 'details' ? step.back : null)
  const options = { linked: facts.linked, from, now: providerNow() }
  const change = (back: 'amount' | 'linkedAccountId') => {
    submission.reset()
    setStep({ at: 'details', back })
  }

  if (submission.unconfirmed) {
    return (
      <Unconfirmed
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
  if (account.closingSince !== null && isAtRest) return <AlreadyClosing />
  const asked: Asked | null = closing.unconfirmed
    ? { kind: 'close', body: closing.unconfirmed }
    : step.at === 'review'
      ? step.asked
      : null
  if (asked?.kind === 'close') {
    return (
      <CloseAccount
        closing={asked.body}
        submission={closing}
        account={account}
        facts={facts}
        onKeep={onStartOver}
        onBack={() => change('amount')}
      />
    )
  }
  if (asked) {
    return (
      <WithdrawReview
        form={form}
        amount={asked.body.amount}
        rows={rowsOf(asked.body, { ...options, change })}
        state={submission.state}
        onBack={() => change('amount')}
      />
    )
  }
  return (
    <Page title={t('withdraw.title')} why={t('deposit.why')}>
      <BalanceExplained account={account} transactions={facts.transactions} />
      <WithdrawForm form={form} rules={rules} available={account.availableBalance} facts={facts} />
    </Page>
  )
}

function useWithdrawRules(account: Account, { linked, transactions }: MoneyFacts): WithdrawRules {
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
    comma: commaOf(language),
    to: linked.filter(allowsWithdrawalsTo).map(({ uuid }) => uuid),
  }
}
