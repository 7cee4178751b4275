import { accountsQuery } from '@coffer/api-client/accounts'
import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { ForbiddenNotice } from '@coffer/errors/forbidden-notice'
import { useFormats } from '@coffer/i18n/formats'
import { useQuery } from '@tanstack/react-query'
import { useSavingsName } from '../linked-account/savings-name.ts'
import { redirectWithout } from '@coffer/router/result-screen'
import type { RedirectingScreen } from '@coffer/router/screens'
import { TransferAccepted } from '../moving-money/transfer-accepted.tsx'
import { useTranslations } from '../messages.ts'
import { useWithdrawalRows } from './withdrawal-rows.ts'
import { withdrawalSubmitted } from '../results.ts'

/** `/withdraw/success`: what happens when. Opened with nothing to report, it goes to the first screen. */
export function WithdrawalSuccessScreen() {
  const t = useTranslations()
  const { money } = useFormats()
  const result = withdrawalSubmitted.use()
  const accounts = useQuery(accountsQuery())
  const linked = useQuery(linkedAccountsQuery())
  const rowsOf = useWithdrawalRows()
  const savingsName = useSavingsName()
  if (!result) return null
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
      <ForbiddenNotice errors={[accounts.error, linked.error]} />
      <p>{t('withdraw.done.void')}</p>
    </TransferAccepted>
  )
}

export const withdrawalSuccessScreen: RedirectingScreen = {
  Screen: WithdrawalSuccessScreen,
  redirect: redirectWithout(withdrawalSubmitted, '/withdraw'),
}
