import { transactionsQuery } from '@coffer/api-client/transactions'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { ButtonLink, useRouteSearch } from '@coffer/router/link'
import { Notice } from '@coffer/ui-kit/notice'
import { useState } from 'react'
import { recentData } from '@coffer/router/recent-data'
import { readSearch } from '@coffer/router/routes'
import type { RedirectingScreen } from '@coffer/router/screens'
import { type TransferData, useTransferData } from '../transfer/transfer-data.ts'
import { FormPage } from '../transfer/form-page.tsx'
import { useTranslations } from '../messages.ts'
import { EditDepositFlow } from './edit-deposit-flow.tsx'
import { findDeposit } from './scheduled-deposit.ts'

/** `/deposit/edit?id=`: changes or cancels a scheduled deposit. An unknown id redirects to the transactions. */
export function EditDepositScreen() {
  const t = useTranslations()
  const facts = useTransferData()
  if (facts.data) return <EditDeposit facts={facts.data} />
  return (
    <FormPage title={t('edit.title')}>
      <QueryBoundary query={facts}>{() => null}</QueryBoundary>
    </FormPage>
  )
}

export const editDepositScreen: RedirectingScreen = {
  Screen: EditDepositScreen,
  redirect: async ({ search, queryClient }) => {
    const { id = null } = readSearch('/deposit/edit', search)
    const transactions = await recentData(queryClient, transactionsQuery())
    const isUnknown = transactions && findDeposit(transactions, id).kind === 'unknown'
    return isUnknown ? '/dashboard/transactions-list' : null
  },
}

function EditDeposit({ facts }: { facts: TransferData }) {
  const t = useTranslations()
  const { id = null } = useRouteSearch('/deposit/edit')
  // Decided once: a deposit changed here may leave the list before the next screen is shown.
  const [lookup] = useState(() => findDeposit(facts.transactions, id))
  const [round, setRound] = useState(0)
  if (lookup.kind === 'scheduled') {
    return (
      <EditDepositFlow
        key={round}
        deposit={lookup.deposit}
        facts={facts}
        onStartOver={() => setRound(round + 1)}
      />
    )
  }
  if (lookup.kind === 'unknown') return null
  if (lookup.kind === 'planned')
    return (
      <FormPage title={t('edit.title')}>
        <Notice severity="info" title={t('edit.planned.title')}>
          {t('edit.planned.body')}
        </Notice>
        <ButtonLink to="/plans">{t('edit.planned.action')}</ButtonLink>
      </FormPage>
    )
  return (
    <FormPage title={t('edit.title')}>
      <Notice severity="info" title={t('edit.gone.title')}>
        {t('edit.gone.body')}
      </Notice>
      <ButtonLink to="/dashboard/transactions-list">{t('transactions.see')}</ButtonLink>
    </FormPage>
  )
}
