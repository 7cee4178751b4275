import type { Transaction } from '@coffer/api-client/transactions'
import { useFormats } from '@coffer/i18n/formats'
import { PaperOnly, PrintTable } from '@coffer/ui-kit/print-sheet'
import { signedAmount } from '../transaction/movement.ts'
import { getStatusName } from '../transaction/status-name.ts'
import { isStatusUnusual, transactionTitle } from '../transaction/transaction-text.ts'
import { useTransactionLabels } from '../transaction/use-transaction-labels.ts'
import { useTranslations } from '../messages.ts'
import { useGroupTitle } from './grouped-transactions.tsx'
import type { TransactionGroup } from './transaction-groups.ts'

interface PrintedTransactionsProps {
  groups: readonly TransactionGroup[]
  /** In cents by uuid; null without that column. */
  balances: ReadonlyMap<string, number> | null
  /** The first and the last day of the filter; an empty string if there is no limit. */
  period: { from: string; to: string }
}

/** The list for print: all filtered rows, not only the visible ones. */
export function PrintedTransactions({ groups, balances, period }: PrintedTransactionsProps) {
  const t = useTranslations()
  const labels = useTransactionLabels()
  const groupTitle = useGroupTitle()
  const { date, money } = useFormats()
  const amount = (cents: number) => (cents > 0 ? '+' : '') + money(cents)
  const toCells = (one: Transaction) => {
    const balance = balances?.get(one.uuid)
    return [
      date(one.effectiveOn),
      transactionTitle(one, labels.direction(one.direction)),
      isStatusUnusual(one) ? labels.status(getStatusName(one)) : '',
      amount(signedAmount(one)),
      ...(balances ? [balance === undefined ? '' : money(balance)] : []),
    ]
  }
  const { from, to } = wholePeriod(groups, period)
  return (
    <>
      <PaperOnly>
        <p>{t('print.period', { from: date(from), to: date(to) })}</p>
      </PaperOnly>
      <PrintTable
        columns={[
          { label: t('csv.date') },
          { label: t('csv.description') },
          { label: t('csv.status') },
          { label: t('print.amount'), isAmount: true },
          ...(balances ? [{ label: t('list.balance'), isAmount: true }] : []),
        ]}
        groups={groups.map((group) => ({
          key: group.key,
          title: groupTitle(group),
          rows: group.transactions.map((one) => ({ key: one.uuid, cells: toCells(one) })),
        }))}
      />
    </>
  )
}

/** The days of the filter, or else those of the first and the last row. */
function wholePeriod(
  groups: readonly TransactionGroup[],
  { from, to }: PrintedTransactionsProps['period'],
): PrintedTransactionsProps['period'] {
  const days = groups.flatMap(({ transactions }) => transactions.map(({ effectiveOn }) => effectiveOn)).sort()
  return { from: from || (days[0] ?? ''), to: to || (days.at(-1) ?? '') }
}
