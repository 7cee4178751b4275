import { QueryBoundary } from '@coffer/errors/query-boundary'
import { useState } from 'react'
import { allowsWithdrawalsTo } from '../linked-account/allowed-accounts.ts'
import { NoUsableAccount } from '../linked-account/no-usable-account.tsx'
import { useTransferData } from '../transfer/transfer-data.ts'
import { FormPage } from '../transfer/form-page.tsx'
import { useTranslations } from '../messages.ts'
import { WithdrawFlow } from './withdraw-flow.tsx'

/** `/withdraw`: withdraws an amount, or everything and closes the account. */
export function WithdrawScreen() {
  const t = useTranslations()
  const facts = useTransferData()
  const [round, setRound] = useState(0)
  if (facts.data?.account && facts.data.linked.some(allowsWithdrawalsTo)) {
    return (
      <WithdrawFlow
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
