import type { Account } from '@coffer/api-client/accounts'
import type { Transaction } from '@coffer/api-client/transactions'
import { providerNow } from '@coffer/api-client/transport'
import { easternDate } from '@coffer/domain/calendar'
import { useLanguage } from '@coffer/i18n/language'
import { useBranding } from '@coffer/session/branding'
import { tenant } from '@coffer/session/tenant'
import { useTranslations } from '../messages.ts'
import { useTransactionLabels } from '../transaction/use-transaction-labels.ts'
import { download } from './download.ts'
import type { ListActionsProps } from './list-actions.tsx'
import { transactionsCsv } from './transactions-csv.ts'
import { transactionsOfx } from './transactions-ofx.ts'

interface ListFilesOptions {
  rows: () => readonly Transaction[]
  balances: Parameters<typeof transactionsCsv>[1]['balances']
  /** Null if nothing can be exported to an accounting program. */
  account: Account | null
}

/** Saves the list as a file for a spreadsheet, an accounting program, or Quicken if it knows the bank. */
export function useListFiles({ rows, balances, account }: ListFilesOptions): ListActionsProps {
  const t = useTranslations()
  const labels = useTransactionLabels()
  const { language } = useLanguage()
  const { name: bankName } = useBranding()
  const bankId = tenant().settings.quickenBankId
  const date = easternDate(providerNow())
  const quicken = bankId === undefined ? null : { bankName, bankId }
  const options = account && { account, now: new Date(providerNow()), language }
  return {
    onSaveCsv: () =>
      download(t('csv.file', { date }), transactionsCsv(rows(), { balances, t, labels }), 'text/csv'),
    onSaveOfx:
      options &&
      (() => download(t('ofx.file', { date }), transactionsOfx(rows(), options), 'application/x-ofx')),
    onSaveQuicken:
      options &&
      quicken &&
      (() => {
        const file = transactionsOfx(rows(), { ...options, quicken })
        download(t('quicken.file', { date }), file, 'application/vnd.intu.qfx')
      }),
  }
}
