import type { Transaction } from '@coffer/api-client/transactions'
import { amountText } from '@coffer/domain/money'
import { signedAmount } from '../transaction/movement.ts'
import { getStatusName } from '../transaction/status-name.ts'
import type { TransactionLabels } from '../transaction/use-transaction-labels.ts'
import type { useTranslations } from '../messages.ts'
import { type Cell, toCsv } from './csv.ts'

type Translate = ReturnType<typeof useTranslations>

interface CsvOptions {
  /** The running balances of the list, in cents by uuid; if null, the balances that the provider reports are used. */
  balances: ReadonlyMap<string, number> | null
  t: Translate
  labels: TransactionLabels
}

/** Transactions for a spreadsheet: the labels of the screen, bank days as YYYY-MM-DD, and always a decimal point. */
export function transactionsCsv(
  transactions: readonly Transaction[],
  { balances, t, labels }: CsvOptions,
): string {
  const headers: Cell[] = [
    t('csv.date'),
    t('csv.description'),
    t('csv.type'),
    t('csv.status'),
    t('csv.amount'),
    t('csv.balance'),
    t('csv.returnCode'),
    t('csv.reference'),
  ]
  const rows = transactions.map((one): Cell[] => [
    { number: one.effectiveOn },
    one.description,
    labels.direction(one.direction),
    labels.status(getStatusName(one)),
    { number: amountText(signedAmount(one)) },
    { number: balanceText(balances ? balances.get(one.uuid) : one.balanceAfter) },
    one.returnCode ?? '',
    one.uuid,
  ])
  return toCsv([headers, ...rows])
}

const balanceText = (cents: number | null | undefined): string =>
  typeof cents === 'number' ? amountText(cents) : ''
