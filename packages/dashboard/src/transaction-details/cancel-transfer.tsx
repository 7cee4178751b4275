import type { Transaction } from '@coffer/api-client/transactions'
import { FailureNotice } from '@coffer/errors/failure-notice'
import { useFormats } from '@coffer/i18n/formats'
import { Button } from '@coffer/ui-kit/button'
import { Dialog } from '@coffer/ui-kit/dialog'
import { Notice } from '@coffer/ui-kit/notice'
import { useState } from 'react'
import { isIncoming } from '../transaction/movement.ts'
import { useTranslations } from '../messages.ts'
import { useCancel } from './use-cancel.ts'

/** Cancels a transfer that has not been submitted to the bank, after a confirmation. */
export function CancelTransfer({ transaction }: { transaction: Transaction }) {
  const t = useTranslations()
  const { money } = useFormats()
  const { state, submit, reset } = useCancel(transaction)
  const [isAsking, setAsking] = useState(false)
  const flow = isIncoming(transaction.direction) ? 'in' : 'out'
  const isBusy = state.status === 'pending'
  const ask = () => {
    reset()
    setAsking(true)
  }
  const keep = () => setAsking(false)
  const cancel = async () => {
    await submit()
    setAsking(false)
  }
  return (
    <>
      {state.status === 'rejected' && (
        <FailureNotice title={t(`cancelTransfer.refused.${flow}`)} error={state.error} />
      )}
      {state.status === 'outcome-unknown' && (
        <Notice severity="warning" title={t('cancelTransfer.unconfirmed.title')} isAnnounced>
          {t('cancelTransfer.unconfirmed.body')}
        </Notice>
      )}
      <Button variant="secondary" onPress={ask} isFullWidth>
        {t(`cancelTransfer.open.${flow}`)}
      </Button>
      <Dialog
        isOpen={isAsking || isBusy}
        onClose={keep}
        title={t(`cancelTransfer.title.${flow}`)}
        actions={
          <>
            <Button variant="danger" onPress={() => void cancel()} isBusy={isBusy}>
              {t('cancelTransfer.yes')}
            </Button>
            <Button variant="secondary" onPress={keep} isDisabled={isBusy}>
              {t('cancelTransfer.no')}
            </Button>
          </>
        }
      >
        {t(`cancelTransfer.body.${flow}`, { amount: money(transaction.amount) })}
      </Dialog>
    </>
  )
}
