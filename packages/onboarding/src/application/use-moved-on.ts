import { resumeDestination } from '@coffer/domain/destinations'
import type { LastStep } from '@coffer/domain/status'
import { useNavigate, useRoute } from '@coffer/router/link'
import type { RoutePath } from '@coffer/router/routes'
import { toasts } from '@coffer/session/toasts'
import { useDetailWords } from '@coffer/application/messages'
import { type Change, useChange } from '@coffer/application/changed-notice'
import { screenOf } from './screen-of.ts'
import { useStanding } from './use-standing.ts'

/** Where an application leads that says above its content that it has changed; elsewhere a passing message does. */
const saysSo: readonly RoutePath[] = [
  '/registration/basic-information',
  '/registration/address',
  '/registration/employer',
  '/registration/confirm-details',
  '/registration/additional-info',
  '/registration/reviewing-account',
  '/registration/hold-account',
]

interface StaysWhile {
  /** Whether the screen is still to be done. */
  isOpen: (lastStep: LastStep) => boolean
  /** What the screen does to what was typed. */
  kind: Change['kind']
}

/**
 * The application went on in another tab or on another device: brings how it stands, tells the person, and shows it.
 * A screen that is still open stays.
 */
export function useMovedOn({ isOpen, kind }: StaysWhile): () => Promise<void> {
  const t = useDetailWords()
  const navigate = useNavigate()
  const { path } = useRoute()
  const standing = useStanding()
  const { say } = useChange()
  return async () => {
    const depositor = await standing.look()
    if (isOpen(depositor.lastStep)) {
      say({ kind, at: path, isAnswer: true })
      return
    }
    const destination = screenOf(resumeDestination(depositor) ?? '/login/entry')
    if (saysSo.includes(destination)) {
      say({ kind: 'moved-on', at: destination, isAnswer: destination === path })
    } else toasts.show(t('changed.title'), 'info')
    await navigate(destination, { trustCachedGuard: true })
  }
}
