import type { Transaction } from '@coffer/api-client/transactions'
import { isVoidable } from '@coffer/domain/status'
import { isScheduledDeposit } from '@coffer/domain/transfers'
import { useFormats } from '@coffer/i18n/formats'
import { ButtonLink } from '@coffer/router/link'
import { useCapability } from '@coffer/session/capabilities'
import { Stack } from '@coffer/ui-kit/layout'
import { TransactionCases } from '../cases/transaction-cases.tsx'
import { isService } from '../transaction/movement.ts'
import { useIsViewOnly } from '../transaction/use-is-view-only.ts'
import { useTranslations } from '../messages.ts'
import { CancelTransfer } from './cancel-transfer.tsx'
import { transactionReference } from './use-transaction-fields.ts'

/** Actions on a transaction: edit or cancel while possible, and ask the bank about it at any time. */
export function DetailsActions({ transaction }: { transaction: Transaction }) {
  const t = useTranslations()
  const { money, date } = useFormats()
  const isViewOnly = useIsViewOnly()
  const takesReports = useCapability('cases')
  const { uuid, direction, status, amount, effectiveOn } = transaction
  const subject = t('details.ask.subject', {
    what: t(`direction.${direction}`),
    amount: money(amount),
    date: date(effectiveOn),
    reference: transactionReference(uuid),
  })
  return (
    <Stack gap={12}>
      {!isViewOnly && isScheduledDeposit(transaction) && (
        <ButtonLink to="/deposit/edit" search={{ id: uuid }} isFullWidth>
          {t('list.row.change')}
        </ButtonLink>
      )}
      {!isViewOnly && isVoidable(status) && !isService(direction) && !isScheduledDeposit(transaction) && (
        <CancelTransfer transaction={transaction} />
      )}
      <TransactionCases transaction={transaction} />
      <ButtonLink
        to="/message-center/add-new-message"
        search={{ topic: 'transfer', subject }}
        variant={takesReports ? 'quiet' : 'secondary'}
        isFullWidth
      >
        {t('details.ask')}
      </ButtonLink>
    </Stack>
  )
}
