import type { JointStep } from '@coffer/domain/joint'
import { type Change, useChange } from '@coffer/application/changed-notice'
import { useNavigate, useRoute } from '@coffer/router/link'
import { toasts } from '@coffer/session/toasts'
import { useStanding } from '../application/use-standing.ts'
import { isOpen, whereItStands } from '../application/where.ts'
import { useTranslations } from '../messages.ts'

/**
 * The application went on in another tab or on another device: brings how it stands, tells the person, and shows it.
 * A step that is still open stays and says what became of what was typed.
 */
export function useMovedOn(step: JointStep): (kind: Change['kind']) => Promise<void> {
  const t = useTranslations()
  const navigate = useNavigate()
  const { path } = useRoute()
  const standing = useStanding()
  const { say } = useChange()
  return async (kind) => {
    const holder = await standing.look()
    if (isOpen(step, holder)) {
      say({ kind, at: path, isAnswer: true })
      return
    }
    toasts.show(t('movedOn'), 'info')
    await navigate(whereItStands(holder), { replace: true })
  }
}
