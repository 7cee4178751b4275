import type { SubmissionState } from '@coffer/forms/submission'
import { type StepPath, useStep } from '@coffer/router/use-step'
import { useEffect, useState } from 'react'

interface ReviewStepOptions {
  /** Whether the form is complete: after a reload only its draft is left. */
  isComplete: boolean
  submission: { state: SubmissionState; reset: () => void }
}

interface ReviewStep {
  isOpen: boolean
  open: () => Promise<void>
  /** Returns to the form, at a field. */
  edit: (field: string) => void
  /** Returns to the form, whose error summary takes the focus. */
  correct: () => void
}

/** The review of a form as a separate entry of the browser's history: Back returns to the form. */
export function useReviewStep(path: StepPath, { isComplete, submission }: ReviewStepOptions): ReviewStep {
  const { step, open, close, discard } = useStep(path)
  const [focus, setFocus] = useState<string | null>(step === 'review' ? 'amount' : null)
  const { status } = submission.state
  // A form that is being sent cannot be edited, even after Back.
  const isSending = status === 'pending' || status === 'done'
  const isOpen = isSending || (step === 'review' && isComplete)
  const isIncomplete = step === 'review' && !isOpen
  useEffect(() => {
    if (isIncomplete) void discard()
  }, [isIncomplete, discard])
  useFocusField(isOpen ? null : focus)
  return {
    isOpen,
    open() {
      submission.reset()
      setFocus('amount')
      return open('review')
    },
    edit(field) {
      submission.reset()
      setFocus(field)
      close()
    },
    correct() {
      setFocus(null)
      close()
    },
  }
}

/** Focuses the field that a review's row links back to. */
function useFocusField(field: string | null): void {
  useEffect(() => {
    if (field !== null) document.getElementById(`field-${field}`)?.focus()
  }, [field])
}
