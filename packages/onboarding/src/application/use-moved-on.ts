import { resumeDestination } from '@coffer/domain/destinations'
import { stepReached } from '@coffer/domain/status'
import { useGo } from '@coffer/router/link'
import type { RoutePath } from '@coffer/router/routes'
import { recordResult } from '@coffer/session/flow-results'
import { notifications } from '@coffer/session/notifications'
import { useWords } from '../words.ts'
import { screenOf } from './screen-of.ts'
import { useStanding } from './use-standing.ts'

/** Where a sent application leads that says above its content that it has changed; elsewhere a passing message does. */
const saysSo: readonly RoutePath[] = [
  '/registration/additional-info',
  '/registration/reviewing-account',
  '/registration/hold-account',
]

/**
 * The application went on in another tab or on another device: brings how it stands, tells the person, and shows it.
 * Until it is sent the screen stays, and opens anew with what is saved now.
 */
export function useMovedOn(): () => Promise<void> {
  const t = useWords()
  const go = useGo()
  const standing = useStanding()
  return async () => {
    const depositor = await standing.look()
    const say = () =>
      recordResult('application-changed', { revision: depositor.revision ?? '', isSeen: false })
    if (!stepReached(depositor.lastStep, 'confirmed')) return say()
    const destination = screenOf(resumeDestination(depositor) ?? '/login/entry')
    if (saysSo.includes(destination)) say()
    else notifications.show(t('changed.title'), 'info')
    await go(destination)
  }
}
