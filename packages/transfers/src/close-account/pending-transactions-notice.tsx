import type { Transaction } from '@coffer/api-client/transactions'
import { useFormats } from '@coffer/i18n/formats'
import { Notice } from '@coffer/ui-kit/notice'
import { space } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'

const List = styled.ul`
  padding-block-start: ${space[8]};
  padding-inline-start: ${space[16]};
  list-style: disc;
`

/** The pending transactions that prevent closing, with amounts and dates. */
export function PendingTransactionsNotice({ transactions }: { transactions: readonly Transaction[] }) {
  const t = useTranslations()
  const { money, date } = useFormats()
  return (
    <Notice severity="warning" title={t('close.blocked.title')}>
      <p>{t('close.blocked.body')}</p>
      <List>
        {transactions.map(({ uuid, direction, status, amount, effectiveOn, availableOn }) => (
          <li key={uuid}>
            {status === 'Settled' && availableOn !== null
              ? t('close.pending.held', { amount: money(amount), date: date(availableOn) })
              : t(direction === 'PrimaryToLinked' ? 'close.pending.out' : 'close.pending.in', {
                  amount: money(amount),
                  date: date(effectiveOn),
                })}
          </li>
        ))}
      </List>
    </Notice>
  )
}
