import { confirmDetails, type Depositor, followReview } from '@coffer/api-client/depositor'
import { stepReached } from '@coffer/domain/status'
import { failureOf, isOutcomeUnknown } from '@coffer/errors/failure-of'
import { useShowRemoteChange } from '@coffer/application/use-show-remote-change'
import { useNavigate } from '@coffer/router/link'
import { onlineManager } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { nextScreen, useOwnApplication } from '../application/use-own-application.ts'
import { isChangedElsewhere, isDuplicate } from '@coffer/application/conflict'

/** State of the confirmation. `unsure`: nobody can tell whether it arrived; `late` and `lost`: it did arrive. */
export type Confirmation =
  | { status: 'form' }
  | { status: 'following'; elapsedMs: number }
  | { status: 'late' }
  | { status: 'lost'; error: unknown }
  | { status: 'unsure'; isLooking: boolean }

/** Sends the application once, follows the identity review, and opens the screen it leads to. Leaving stops following. */
export function useConfirmation() {
  const navigate = useNavigate()
  const application = useOwnApplication()
  const showRemoteChange = useShowRemoteChange({
    ...application,
    isOpen: ({ lastStep }) => lastStep === 'employer',
  })
  const [confirmation, setConfirmation] = useState<Confirmation>({ status: 'form' })
  const requestId = useRef<string | null>(null)
  const leaving = useRef(new AbortController())

  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  const show = (next: Confirmation) => {
    if (!leaving.current.signal.aborted) setConfirmation(next)
  }

  /** Opens the screen that the review led to, or the one that waits for it. */
  async function leave(depositor: Depositor): Promise<void> {
    if (leaving.current.signal.aborted) return
    await navigate(nextScreen(depositor), {
      replace: true,
      trustCachedGuard: true,
    })
  }

  async function follow(id: string): Promise<void> {
    show({ status: 'following', elapsedMs: 0 })
    try {
      await followReview(id, {
        signal: leaving.current.signal,
        onTick: (elapsedMs) => show({ status: 'following', elapsedMs }),
      })
      await leave(await application.refetch())
    } catch (error) {
      show(failureOf(error).kind === 'timeout' ? { status: 'late' } : { status: 'lost', error })
    }
  }

  /** Sends what `revision` shows; throws what was surely not sent. */
  async function send(revision: string | null): Promise<void> {
    try {
      requestId.current = (await confirmDetails({ revision })).requestId
    } catch (error) {
      if (isChangedElsewhere(error)) return showRemoteChange('review')
      if (isDuplicate(error)) return navigate('/registration/duplicate-notification')
      if (!isOutcomeUnknown(error)) throw error
      return findOut(error)
    }
    await follow(requestId.current)
  }

  /** After a lost answer: checks whether the application arrived. */
  async function findOut(failure: unknown): Promise<void> {
    const depositor = onlineManager.isOnline() ? await application.refetch().catch(() => null) : null
    if (!depositor) return show({ status: 'unsure', isLooking: false })
    if (!stepReached(depositor.lastStep, 'confirmed')) throw failure
    await leave(depositor)
  }

  async function look(): Promise<void> {
    if (requestId.current) return follow(requestId.current)
    const before = confirmation
    if (before.status === 'unsure') show({ status: 'unsure', isLooking: true })
    const depositor = await application.refetch().catch(() => null)
    if (!depositor) return show(before)
    if (!stepReached(depositor.lastStep, 'confirmed')) return show({ status: 'form' })
    await leave(depositor)
  }

  return { confirmation, send, look: () => void look() }
}
