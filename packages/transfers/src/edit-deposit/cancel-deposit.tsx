import { verifyVoided, voidTransaction } from '@coffer/api-client/transactions'
import { FailureNotice } from '@coffer/errors/failure-notice'
import { useSubmission } from '@coffer/forms/use-submission'
import { useFormats } from '@coffer/i18n/formats'
import { Link, useNavigate } from '@coffer/router/link'
import { toasts } from '@coffer/session/toasts'
import { Button } from '@coffer/ui-kit/button'
import { Dialog } from '@coffer/ui-kit/dialog'
import { SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { useState } from 'react'
import { useTranslations } from '../messages.ts'
import { depositCancelled } from '../results.ts'
import type { ScheduledDeposit } from './scheduled-deposit.ts'
import { editDraft } from './use-edit.ts'

/** Cancels a scheduled deposit after a confirmation. */
export function CancelDeposit({ deposit }: { deposit: ScheduledDeposit }) {
  const t = useTranslations()
  const { money, weekdayDate } = useFormats()
  const { state, submit, reset } = useCancel(deposit)
  const [isAsking, setAsking] = useState(false)
  const { amount, frequency } = deposit.plan
  const kind = frequency === 'once' ? 'once' : 'repeating'
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
    <Stack gap={16}>
      <SectionHeading>{t('cancel.title')}</SectionHeading>
      <p>{t(`cancel.body.${kind}`)}</p>
      {state.status === 'rejected' && <FailureNotice title={t('cancel.refused')} error={state.error} />}
      {state.status === 'outcome-unknown' && (
        <Notice
          severity="warning"
          title={t('cancel.unconfirmed.title')}
          action={<Link to="/dashboard/transactions-list">{t('unconfirmed.look')}</Link>}
          isAnnounced
        >
          {t('cancel.unconfirmed.body')}
        </Notice>
      )}
      <Button variant="secondary" onPress={ask} isFullWidth>
        {t('cancel.open')}
      </Button>
      <Dialog
        isOpen={isAsking || isBusy}
        onClose={keep}
        title={t('cancel.confirm.title')}
        actions={
          <>
            <Button variant="danger" onPress={() => void cancel()} isBusy={isBusy}>
              {t('cancel.confirm.yes')}
            </Button>
            <Button variant="secondary" onPress={keep} isDisabled={isBusy}>
              {t('cancel.confirm.no')}
            </Button>
          </>
        }
      >
        {t(`cancel.confirm.${kind}`, { amount: money(amount), date: weekdayDate(deposit.scheduledFor) })}
      </Dialog>
    </Stack>
  )
}

/** Cancels a scheduled deposit. */
function useCancel({ uuid, plan, scheduledFor }: ScheduledDeposit) {
  const t = useTranslations()
  const navigate = useNavigate()
  return useSubmission<void, void>({
    send: () => voidTransaction(uuid),
    verify: () => verifyVoided(uuid),
    verifiesRejection: () => true,
    touches: 'everything',
    onAccepted() {
      const { amount, frequency } = plan
      depositCancelled.record({ amount, scheduledFor, isRepeating: frequency !== 'once' })
      editDraft(uuid).clear()
      toasts.show(t('cancel.done.notice'))
    },
    onDone: () => navigate('/deposit/cancel-success', { replace: true }),
  })
}
