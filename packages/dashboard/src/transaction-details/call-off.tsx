import type { Transaction } from '@coffer/api-client/transactions'
import { FailureNotice } from '@coffer/errors/failure-notice'
import { useFormats } from '@coffer/i18n/formats'
import { Button } from '@coffer/ui-kit/button'
import { Dialog } from '@coffer/ui-kit/dialog'
import { Notice } from '@coffer/ui-kit/notice'
import { isIncoming } from '../transaction/movement.ts'
import { useTranslations } from '../messages.ts'
import { useCallOff } from './use-call-off.ts'

/** Calling off a transfer that has not been submitted, asked once more before it is done. */
export function CallOff({ transaction }: { transaction: Transaction }) {
  const t = useTranslations()
  const { money } = useFormats()
  const { state, ask, keep, callOff } = useCallOff(transaction)
  const way = isIncoming(transaction.direction) ? 'in' : 'out'
  const isBusy = state.at === 'sending'
  return (
    <>
      {state.at === 'refused' && <FailureNotice title={t(`callOff.refused.${way}`)} error={state.error} />}
      {state.at === 'unconfirmed' && (
        <Notice severity="warning" title={t('callOff.unconfirmed.title')} isAnnounced>
          {t('callOff.unconfirmed.body')}
        </Notice>
      )}
      <Button variant="secondary" onPress={ask} isFullWidth>
        {t(`callOff.open.${way}`)}
      </Button>
      <Dialog
        isOpen={state.at === 'asking' || isBusy}
        onClose={keep}
        title={t(`callOff.title.${way}`)}
        actions={
          <>
            <Button variant="danger" onPress={() => void callOff()} isBusy={isBusy}>
              {t('callOff.yes')}
            </Button>
            <Button variant="secondary" onPress={keep} isDisabled={isBusy}>
              {t('callOff.no')}
            </Button>
          </>
        }
      >
        {t(`callOff.body.${way}`, { amount: money(transaction.amount) })}
      </Dialog>
    </>
  )
}
