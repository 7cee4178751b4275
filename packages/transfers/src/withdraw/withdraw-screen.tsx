import type { Account } from '@coffer/api-client/accounts'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { useStep } from '@coffer/router/use-step'
import { useStepUp } from '@coffer/step-up/use-step-up'
import { useState } from 'react'
import { AccountClosingNotice } from '../close-account/account-closing-notice.tsx'
import { ClosingFlow } from '../close-account/closing-flow.tsx'
import { closingDraft, useClosing } from '../close-account/use-closing.ts'
import { allowsWithdrawalsTo } from '../linked-account/allowed-accounts.ts'
import { NoUsableAccount } from '../linked-account/no-usable-account.tsx'
import { type TransferData, useTransferData } from '../transfer/transfer-data.ts'
import { FormPage } from '../transfer/form-page.tsx'
import { useTranslations } from '../messages.ts'
import { WithdrawFlow } from './withdraw-flow.tsx'

/** `/withdraw`: withdraws an amount, or withdraws everything and closes the account. */
export function WithdrawScreen() {
  const t = useTranslations()
  const facts = useTransferData()
  const [round, setRound] = useState(0)
  if (facts.data?.account && facts.data.linked.some(allowsWithdrawalsTo)) {
    return (
      <Withdrawing
        key={round}
        account={facts.data.account}
        facts={facts.data}
        onStartOver={() => setRound(round + 1)}
      />
    )
  }
  return (
    <FormPage title={t('withdraw.title')}>
      <QueryBoundary query={facts}>{({ linked }) => <NoUsableAccount accounts={linked} />}</QueryBoundary>
    </FormPage>
  )
}

interface WithdrawingProps {
  account: Account
  facts: TransferData
  /** Abandons a submission whose outcome is unknown, and shows an empty form. */
  onStartOver: () => void
}

/** The withdrawal form, or the closing if the address or a submission with an unknown outcome requires it. */
function Withdrawing({ account, facts, onStartOver }: WithdrawingProps) {
  const { step } = useStep('/withdraw')
  const stepUp = useStepUp()
  const closing = useClosing(stepUp)
  const isAsked = facts.mayClose && (step === 'closing' || step === 'confirm-closing')
  const isUnderWay = closing.state.status !== 'idle' && closing.state.status !== 'rejected'
  if (!isAsked && !isUnderWay) {
    return <WithdrawFlow account={account} facts={facts} onStartOver={onStartOver} />
  }
  if (account.closingSince !== null && !isUnderWay) return <AccountClosingNotice />
  return (
    <ClosingFlow
      account={account}
      facts={facts}
      submission={closing}
      stepUp={stepUp}
      onStartOver={() => {
        closingDraft.clear()
        onStartOver()
      }}
    />
  )
}
