import { confirmDetails, type Depositor, followReview } from '@coffer/api-client/depositor'
import { resumeDestination } from '@coffer/domain/destinations'
import { stepReached } from '@coffer/domain/status'
import { failureOf, isOutcomeUnknown } from '@coffer/errors/failure-of'
import { useNavigate } from '@coffer/router/link'
import { onlineManager } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { screenOf } from '../application/screen-of.ts'
import { useMovedOn } from '../application/use-moved-on.ts'
import { useStanding } from '../application/use-standing.ts'
import { isChangedElsewhere, isDuplicate } from '@coffer/application/conflict'

/** Where the confirmation stands. `unsure`: nobody knows whether it arrived; `late` and `lost`: it did arrive. */
export type Confirmation =
  | { kind: 'form' }
  | { kind: 'following'; elapsedMs: number }
  | { kind: 'late' }
  | { kind: 'lost'; error: unknown }
  | { kind: 'unsure'; isLooking: boolean }

/** Sends the application once, follows the identity review, and goes where it leads. Leaving stops the following. */
export function useConfirmation() {
  const navigate = useNavigate()
  const standing = useStanding()
  const showChange = useMovedOn({ isOpen: (last) => last === 'employer', kind: 'review' })
  const [confirmation, setConfirmation] = useState<Confirmation>({ kind: 'form' })
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

  /** Goes where the application stands: where the review led, or where it is waited for. */
  async function leave(depositor: Depositor): Promise<void> {
    if (leaving.current.signal.aborted) return
    await navigate(screenOf(resumeDestination(depositor) ?? '/login/entry'), {
      replace: true,
      trustCachedGuard: true,
    })
  }

  async function follow(id: string): Promise<void> {
    show({ kind: 'following', elapsedMs: 0 })
    try {
      await followReview(id, {
        signal: leaving.current.signal,
        onTick: (elapsedMs) => show({ kind: 'following', elapsedMs }),
      })
      await leave(await standing.look())
    } catch (error) {
      show(failureOf(error).kind === 'timeout' ? { kind: 'late' } : { kind: 'lost', error })
    }
  }

  /** Sends what `revision` shows; throws what was surely not sent. */
  async function send(revision: string | null): Promise<void> {
    try {
      requestId.current = (await confirmDetails({ revision })).requestId
    } catch (error) {
      if (isChangedElsewhere(error)) return showChange()
      if (isDuplicate(error)) return navigate('/registration/duplicate-notification')
      if (!isOutcomeUnknown(error)) throw error
      return findOut(error)
    }
    await follow(requestId.current)
  }

  /** The answer was lost on its way: looks whether the application arrived. */
  async function findOut(failure: unknown): Promise<void> {
    const depositor = onlineManager.isOnline() ? await standing.look().catch(() => null) : null
    if (!depositor) return show({ kind: 'unsure', isLooking: false })
    if (!stepReached(depositor.lastStep, 'confirmed')) throw failure
    await leave(depositor)
  }

  async function look(): Promise<void> {
    if (requestId.current) return follow(requestId.current)
    const before = confirmation
    if (before.kind === 'unsure') show({ kind: 'unsure', isLooking: true })
    const depositor = await standing.look().catch(() => null)
    if (!depositor) return show(before)
    if (!stepReached(depositor.lastStep, 'confirmed')) return show({ kind: 'form' })
    await leave(depositor)
  }

  return { confirmation, send, look: () => void look() }
}
