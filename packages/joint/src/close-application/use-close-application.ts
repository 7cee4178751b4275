import { closeHolderApplication, fetchJointHolder, jointKey } from '@coffer/api-client/joint'
import { useSubmission } from '@coffer/forms/use-submission'
import { useNavigate } from '@coffer/router/link'
import { toasts } from '@coffer/session/toasts'
import { clearDrafts } from '../application/drafts.ts'
import { useHolderStatus } from '../application/use-holder-status.ts'
import { useTranslations } from '../messages.ts'

/** Closes the application. This deletes the holder and the progress, at the provider and in the cache. */
export function useCloseApplication(name: string) {
  const t = useTranslations()
  const navigate = useNavigate()
  const { store } = useHolderStatus()
  return useSubmission<void, void>({
    send: () => closeHolderApplication(),
    verify: async () => ((await fetchJointHolder()) === null ? { answer: undefined } : null),
    // A 403 may mean that another tab has already closed it.
    verifiesRejection: ({ kind }) => kind === 'forbidden',
    touches: [jointKey],
    onAccepted: clearDrafts,
    async onDone() {
      await store(null)
      toasts.show(t('close.closed', { name }))
      await navigate('/joint-account/account-holder', { replace: true })
    },
  })
}
