import { type JointHolder, jointKey } from '@coffer/api-client/joint'
import type { ApplicationResource } from '@coffer/application/application-resource'
import { useNavigate } from '@coffer/router/link'
import { toasts } from '@coffer/session/toasts'
import { useTranslations } from '../messages.ts'
import { currentScreen, nextScreen } from './current-screen.ts'
import { useHolderStatus } from './use-holder-status.ts'

/** A joint holder’s application as the resource of the step forms. */
export function useHolderApplication(): ApplicationResource<JointHolder | null> {
  const t = useTranslations()
  const navigate = useNavigate()
  const { store, refetch, fetchSaved } = useHolderStatus()

  async function leave(holder: JointHolder | null): Promise<void> {
    toasts.show(t('movedOn'), 'info')
    await navigate(currentScreen(holder), { replace: true })
  }

  return {
    queryKey: jointKey,
    store,
    refetch,
    fetchSaved,
    leave,
    nextScreen,
    duplicateScreen: '/joint-account/duplicate-notification',
  }
}
