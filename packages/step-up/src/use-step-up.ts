import { failureOf } from '@coffer/errors/failure-of'
import { useState } from 'react'

/** Whether the provider requires a code before it accepts the request. */
const needsStepUp = (error: unknown): boolean => {
  const { kind, fields } = failureOf(error)
  return kind === 'forbidden' && fields['stepUp'] !== undefined
}

export interface StepUp {
  /** Props of the dialog. */
  isOpen: boolean
  onClose: () => void
  onConfirmed: () => void
}

/** Opens the dialog for a rejection that requires a code, and repeats the submission after the code is accepted. */
export function useStepUp(): {
  /** For `onRejected` of a submission: whether the dialog takes over. */
  intercept: (error: unknown) => boolean
  dialog: (repeat: () => void) => StepUp
} {
  const [isOpen, setOpen] = useState(false)
  return {
    intercept(error) {
      if (!needsStepUp(error)) return false
      setOpen(true)
      return true
    },
    dialog: (repeat) => ({
      isOpen,
      onClose: () => setOpen(false),
      onConfirmed() {
        setOpen(false)
        repeat()
      },
    }),
  }
}
