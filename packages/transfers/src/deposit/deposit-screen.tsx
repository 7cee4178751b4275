import { QueryBoundary } from '@coffer/errors/query-boundary'
import { useState } from 'react'
import { AlreadyClosing } from '../close-account/already-closing.tsx'
import { useMoneyFacts } from '../loaded/money-facts.ts'
import { Page } from '../loaded/page.tsx'
import { allowsDepositsFrom } from '../linked-account/chosen-account.ts'
import { NoAccount } from '../linked-account/no-account.tsx'
import { useTranslations } from '../messages.ts'
import { DepositFlow } from './deposit-flow.tsx'

/** `/deposit`: money in, now, on a day or repeating. */
export function DepositScreen() {
  const t = useTranslations()
  const facts = useMoneyFacts()
  const [round, setRound] = useState(0)
  if (facts.data?.account?.closingSince) return <AlreadyClosing />
  if (facts.data?.linked.some(allowsDepositsFrom)) {
    return <DepositFlow key={round} facts={facts.data} onStartOver={() => setRound(round + 1)} />
  }
  return (
    <Page title={t('deposit.title')}>
      <QueryBoundary query={facts}>{({ linked }) => <NoAccount accounts={linked} />}</QueryBoundary>
    </Page>
  )
}
