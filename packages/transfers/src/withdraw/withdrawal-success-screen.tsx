import { accountsQuery } from '@coffer/api-client/accounts'
import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { Withheld } from '@coffer/errors/withheld'
import { useFormats } from '@coffer/i18n/formats'
import { useResult } from '@coffer/session/flow-results'
import { useQuery } from '@tanstack/react-query'
import { useSavingsName } from '../linked-account/savings-name.ts'
import { GoTo } from '@coffer/router/go-to'
import { TransferAccepted } from '../moving-money/transfer-accepted.tsx'
import { useWords } from '../words.ts'
import { useWithdrawalRows } from './withdrawal-rows.ts'

/** `/withdraw/success`: what happens when. Opened with nothing to report, it goes to the first screen. */
export function WithdrawalSuccessScreen() {
  const t = useWords()
  const { money } = useFormats()
  const result = useResult('withdrawal-submitted')
  const accounts = useQuery(accountsQuery())
  const linked = useQuery(linkedAccountsQuery())
  const rowsOf = useWithdrawalRows()
  const savingsName = useSavingsName()
  if (!result) return <GoTo to="/withdraw" />
  const ended = result.isChecked ? 'done' : 'unchecked'
  const rows = rowsOf(result, {
    linked: linked.data?.accounts ?? [],
    from: savingsName(accounts.data?.[0] ?? null),
    now: result.acceptedAt,
  })
  return (
    <TransferAccepted
      isChecked={result.isChecked}
      title={t(`withdraw.${ended}.title`)}
      body={t(`withdraw.${ended}.body`, { amount: money(result.amount) })}
      label={t('withdraw.done.details')}
      rows={rows}
    >
      <Withheld errors={[accounts.error, linked.error]} />
      <p>{t('withdraw.done.void')}</p>
    </TransferAccepted>
  )
}
