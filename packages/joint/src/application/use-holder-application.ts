import type { JointHolder } from '@coffer/api-client/joint'
import type { ApplicationResource } from '@coffer/application/save-step'
import { useNavigate } from '@coffer/router/link'
import { toasts } from '@coffer/session/toasts'
import { useTranslations } from '../messages.ts'
import { currentScreen, nextScreen } from './current-screen.ts'
import { useHolderStatus } from './use-holder-status.ts'

/** A joint holder's application, as its steps save it. */
export function useHolderApplication(): ApplicationResource<JointHolder | null> {
  const t = useTranslations()
  const navigate = useNavigate()
  const { store, refetch } = useHolderStatus()

  async function leave(holder: JointHolder | null): Promise<void> {
    toasts.show(t('movedOn'), 'info')
    await navigate(currentScreen(holder), { replace: true })
  }

  return { store, refetch, leave, nextScreen, duplicateScreen: '/joint-account/duplicate-notification' }
}
