import type { Account } from '@coffer/api-client/accounts'
import { transactionsQuery } from '@coffer/api-client/transactions'
import { providerNow } from '@coffer/api-client/transport'
import { role } from '@coffer/branding/roles'
import { unavailableMoney } from '@coffer/domain/transfers'
import { useFormats } from '@coffer/i18n/formats'
import { size, space } from '@coffer/ui-kit/tokens'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'

const Explanation = styled.p`
  padding-block-end: ${space[16]};
  font-size: ${size[14]};
  color: ${role('text-soft')};
`

/**
 * Why less is available than the current balance: outgoing or held amounts. Nothing when the whole balance is
 * available.
 */
export function UnavailableAmounts({ account }: { account: Account }) {
  const t = useTranslations()
  const { money, date } = useFormats()
  const { data: transactions } = useQuery(transactionsQuery())
  if (!transactions || account.availableBalance >= account.currentBalance) return null
  const { outgoing, held, heldUntil } = unavailableMoney(account, transactions, providerNow())
  return (
    <Explanation>
      {[
        held > 0 &&
          (heldUntil === null
            ? t('account.held', { amount: money(held) })
            : t('account.held.until', { amount: money(held), date: date(heldUntil) })),
        outgoing > 0 && t('account.outgoing', { amount: money(outgoing) }),
      ]
        .filter(Boolean)
        .join(' ')}
    </Explanation>
  )
}
