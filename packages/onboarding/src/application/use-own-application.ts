import { type Depositor, depositorQuery } from '@coffer/api-client/depositor'
import { useApplicationTranslations } from '@coffer/application/messages'
import { reportRemoteChange } from '@coffer/application/remote-change'
import type { ApplicationResource } from '@coffer/application/application-resource'
import { resumeDestination } from '@coffer/domain/destinations'
import { useNavigate, useRoute } from '@coffer/router/link'
import type { RoutePath } from '@coffer/router/routes'
import { toasts } from '@coffer/session/toasts'
import { useApplicationStatus } from './use-application-status.ts'

/** The screens with a notice of remote changes; others show a toast. */
const screensWithNotice: readonly RoutePath[] = [
  '/registration/basic-information',
  '/registration/address',
  '/registration/employer',
  '/registration/confirm-details',
  '/registration/additional-info',
  '/registration/reviewing-account',
  '/registration/hold-account',
]

/** The screen that continues an application. */
export const nextScreen = (depositor: Depositor): RoutePath => resumeDestination(depositor) ?? '/login/entry'

/** The depositor’s own application as the resource of the step forms. */
export function useOwnApplication(): ApplicationResource<Depositor> {
  const t = useApplicationTranslations()
  const navigate = useNavigate()
  const { path } = useRoute()
  const { store, refetch, fetchSaved } = useApplicationStatus()

  async function leave(depositor: Depositor): Promise<void> {
    const to = nextScreen(depositor)
    if (screensWithNotice.includes(to)) {
      reportRemoteChange({ effect: 'moved-on', path: to, isAnswer: to === path })
    } else toasts.show(t('changed.title'), 'info')
    await navigate(to, { trustCachedGuard: true })
  }

  return {
    queryKey: depositorQuery().queryKey,
    store,
    refetch,
    fetchSaved,
    leave,
    nextScreen,
    duplicateScreen: '/registration/duplicate-notification',
  }
}
