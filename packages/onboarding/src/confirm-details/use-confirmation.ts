import { confirmDetails, depositorQuery, fetchDepositor, followReview } from '@coffer/api-client/depositor'
import { isChangedElsewhere, isDuplicate } from '@coffer/application/conflict'
import { useShowRemoteChange } from '@coffer/application/use-show-remote-change'
import { stepReached } from '@coffer/domain/status'
import { failureOf } from '@coffer/errors/failure-of'
import { fieldErrors } from '@coffer/errors/field-errors'
import type { RejectionHandling } from '@coffer/forms/submission'
import { useSubmission } from '@coffer/forms/use-submission'
import { useNavigate } from '@coffer/router/link'
import { useEffect, useRef, useState } from 'react'
import { nextScreen, useOwnApplication } from '../application/use-own-application.ts'

/** The identity review of a submitted application; without a request after a lost response. */
export type Review =
  | { status: 'following' }
  | { status: 'late'; requestId: string | null }
  | { status: 'lost'; requestId: string | null; error: unknown }

/** Sends the application once, follows the identity review and opens the next screen. Unmounting stops following. */
export function useConfirmation() {
  const navigate = useNavigate()
  const application = useOwnApplication()
  const showRemoteChange = useShowRemoteChange({
    ...application,
    isOpen: ({ lastStep }) => lastStep === 'employer',
  })
  const [review, setReview] = useState<Review | null>(null)
  const unmounting = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    unmounting.current = controller
    return () => controller.abort()
  }, [])

  async function follow(requestId: string | null): Promise<void> {
    const { signal } = unmounting.current
    setReview({ status: 'following' })
    try {
      if (requestId !== null) await followReview(requestId, { signal })
      const depositor = await application.refetch()
      if (signal.aborted) return
      await navigate(nextScreen(depositor), { replace: true, trustCachedGuard: true })
    } catch (error) {
      const hasTimedOut = failureOf(error).kind === 'timeout'
      setReview(hasTimedOut ? { status: 'late', requestId } : { status: 'lost', requestId, error })
    }
  }

  const { state, submit } = useSubmission<{ revision: string | null }, string | null>({
    send: async ({ revision }) => (await confirmDetails({ revision })).requestId,
    verify: async () =>
      stepReached((await fetchDepositor()).lastStep, 'confirmed') ? { answer: null } : null,
    touches: [depositorQuery().queryKey],
    onDone: (_, requestId) => follow(requestId),
    async onRejected(error): Promise<RejectionHandling> {
      if (isChangedElsewhere(error)) return showRemoteChange('review')
      if (!isDuplicate(error)) return fieldErrors(error, ['certify'])
      await navigate('/registration/duplicate-notification')
      return 'handled'
    },
  })

  return { review, state, submit, followAgain: (requestId: string | null) => void follow(requestId) }
}
