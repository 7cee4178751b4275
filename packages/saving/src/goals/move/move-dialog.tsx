import { Dialog } from '@coffer/ui-kit/dialog'
import { useTranslations } from '../messages.ts'
import { MoveForm } from './move-form.tsx'
import type { MoveContext } from './move-places.ts'

interface MoveDialogProps extends MoveContext {
  isOpen: boolean
  onClose: () => void
}

/** Moves money between goals and the unassigned amount. */
export function MoveDialog({ isOpen, onClose, ...move }: MoveDialogProps) {
  const t = useTranslations()
  const { mode } = move
  const title = mode.type === 'assign' ? t('move.assign') : t(`move.${mode.type}`, { goal: mode.goal.name })
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <MoveForm {...move} title={title} onDone={onClose} />
    </Dialog>
  )
}
