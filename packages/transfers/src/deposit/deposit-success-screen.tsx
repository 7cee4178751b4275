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
import { useDepositRows } from './deposit-rows.ts'
import { depositSubmitted } from '../results.ts'

/** `/deposit/success`: what happens when. Opened with nothing to report, it goes to the first screen. */
export function DepositSuccessScreen() {
  const t = useTranslations()
  const { money } = useFormats()
  const result = depositSubmitted.use()
  const accounts = useQuery(accountsQuery())
  const linked = useQuery(linkedAccountsQuery())
  const rowsOf = useDepositRows()
  const savingsName = useSavingsName()
  if (!result) return null
  const kind = result.startDate === null ? 'now' : result.frequency === 'once' ? 'date' : 'repeating'
  const rows = rowsOf(result, {
    linked: linked.data?.accounts ?? [],
    to: savingsName(accounts.data?.[0] ?? null),
    now: result.acceptedAt,
  })
  const ended = result.isChecked ? (`done.${kind}` as const) : 'unchecked'
  return (
    <TransferAccepted
      isChecked={result.isChecked}
      title={t(`deposit.${ended}.title`)}
      body={t(`deposit.${ended}.body`, { amount: money(result.amount) })}
      label={t('deposit.done.details')}
      rows={rows}
    >
      <ForbiddenNotice errors={[accounts.error, linked.error]} />
      {kind !== 'now' && <p>{t('deposit.done.cancel')}</p>}
    </TransferAccepted>
  )
}

export const depositSuccessScreen: RedirectingScreen = {
  Screen: DepositSuccessScreen,
  redirect: redirectWithout(depositSubmitted, '/deposit'),
}
