import type { Account } from '@coffer/api-client/accounts'
import { providerNow } from '@coffer/api-client/transport'
import { unavailableMoney } from '@coffer/domain/transfers'
import { useFormats } from '@coffer/i18n/formats'
import { Amount } from '@coffer/ui-kit/amount'
import { Card, DefinitionList } from '@coffer/ui-kit/layout'
import type { TransferData } from '../transfer/transfer-data.ts'
import { useTranslations } from '../messages.ts'

/** The available balance, and why the rest is not available: incoming, held or outgoing. */
export function BalanceExplanation({
  account,
  transactions,
}: {
  account: Account
  transactions: TransferData['transactions']
}) {
  const t = useTranslations()
  const { weekdayDate } = useFormats()
  const { outgoing, held, heldUntil } = unavailableMoney(account, transactions, providerNow())
  const parts = [
    {
      label:
        heldUntil === null ? t('withdraw.held') : t('withdraw.heldUntil', { date: weekdayDate(heldUntil) }),
      cents: held,
    },
    { label: t('withdraw.pending'), cents: account.pendingBalance },
    { label: t('withdraw.outgoing'), cents: outgoing },
  ]
  return (
    <Card label={t('withdraw.balance')}>
      <DefinitionList
        items={[
          {
            label: t('withdraw.available'),
            value: <Amount cents={account.availableBalance} size="medium" />,
          },
          ...parts
            .filter(({ cents }) => cents > 0)
            .map(({ label, cents }) => ({ label, value: <Amount cents={cents} /> })),
        ]}
      />
    </Card>
  )
}
