import { QueryBoundary } from '@coffer/errors/query-boundary'
import { useState } from 'react'
import { allowsWithdrawalsTo } from '../linked-account/chosen-account.ts'
import { NoAccount } from '../linked-account/no-account.tsx'
import { useMoneyFacts } from '../loaded/money-facts.ts'
import { Page } from '../loaded/page.tsx'
import { useTranslations } from '../messages.ts'
import { WithdrawFlow } from './withdraw-flow.tsx'

/** `/withdraw`: an amount, or everything and close the account. */
export function WithdrawScreen() {
  const t = useTranslations()
  const facts = useMoneyFacts()
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
    <Page title={t('withdraw.title')}>
      <QueryBoundary query={facts}>{({ linked }) => <NoAccount accounts={linked} />}</QueryBoundary>
    </Page>
  )
}
