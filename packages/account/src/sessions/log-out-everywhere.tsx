import { logOutEverywhere } from '@coffer/api-client/sessions'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { useSubmission } from '@coffer/forms/use-submission'
import { useNavigate } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { Dialog } from '@coffer/ui-kit/dialog'
import { Stack } from '@coffer/ui-kit/layout'
import { useState } from 'react'
import { useTranslations } from '../messages.ts'

/** Ends every session, including this one, after a confirmation. */
export function LogOutEverywhere() {
  const t = useTranslations()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const { state, submit } = useSubmission<void, void>({
    send: () => logOutEverywhere(),
    onDone: () => navigate('/logout'),
  })
  const isBusy = state.status === 'pending'
  return (
    <Stack gap={12}>
      <SubmissionNotice title={t('sessions.everywhere.failed')} state={state} />
      <div>
        <Button variant="secondary" onPress={() => setAsking(true)}>
          {t('sessions.everywhere')}
        </Button>
      </div>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('sessions.everywhere.title')}
        actions={
          <>
            <Button
              variant="danger"
              isBusy={isBusy}
              onPress={() => void submit().then(() => setAsking(false))}
            >
              {t('sessions.everywhere')}
            </Button>
            <Button variant="secondary" isDisabled={isBusy} onPress={() => setAsking(false)}>
              {t('sessions.everywhere.cancel')}
            </Button>
          </>
        }
      >
        {t('sessions.everywhere.why')}
      </Dialog>
    </Stack>
  )
}
