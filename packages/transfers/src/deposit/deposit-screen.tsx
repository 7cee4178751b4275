import { QueryBoundary } from '@coffer/errors/query-boundary'
import { useState } from 'react'
import { AccountClosingNotice } from '../close-account/account-closing-notice.tsx'
import { useTransferData } from '../transfer/transfer-data.ts'
import { FormPage } from '../transfer/form-page.tsx'
import { allowsDepositsFrom } from '../linked-account/allowed-accounts.ts'
import { NoUsableAccount } from '../linked-account/no-usable-account.tsx'
import { useTranslations } from '../messages.ts'
import { DepositFlow } from './deposit-flow.tsx'

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
