import { inviteHolder, type JointHolder } from '@coffer/api-client/joint'
import { isSent, isStarted } from '@coffer/domain/joint'
import { failureOf, isOutcomeUnknown } from '@coffer/errors/failure-of'
import { isChangedElsewhere, isDuplicate } from '@coffer/application/conflict'
import { useNavigate } from '@coffer/router/link'
import { useState } from 'react'
import { clearDrafts } from '../application/drafts.ts'
import { useStanding } from '../application/use-standing.ts'
import { useMovedOn } from '../step/use-moved-on.ts'
import { jointInvited } from '../results.ts'

/** Where the inviting stands. `unsure`: nobody knows whether it arrived. */
export type Inviting = { kind: 'form' } | { kind: 'unsure'; isLooking: boolean }

/** Who is invited with what: whichever tab has sent it, it is what was certified here. */
const saysTheSame = (one: JointHolder, other: JointHolder): boolean =>
  JSON.stringify([one.email, one.fields]) === JSON.stringify([other.email, other.fields])

/** Sends the invitation once. Where the answer is lost it looks before anything is sent again. */
export function useInvitation() {
  const navigate = useNavigate()
  const standing = useStanding()
  const showChange = useMovedOn('confirm-details')
  const [inviting, setInviting] = useState<Inviting>({ kind: 'form' })

  async function leave(holder: JointHolder): Promise<void> {
    clearDrafts()
    const expiresAt = holder.invitation?.expiresAt ?? null
    jointInvited.record({ email: holder.email, expiresAt })
    await navigate('/joint-account/success', { replace: true })
    await standing.learn(holder)
  }

  /** Sends what is shown; throws what was surely not sent. */
  async function send(shown: JointHolder): Promise<void> {
    try {
      await leave(await inviteHolder({ revision: shown.revision }))
    } catch (error) {
      if (isDuplicate(error)) return navigate('/joint-account/duplicate-notification')
      const isLost = isOutcomeUnknown(error)
      const isTooLate = isChangedElsewhere(error) || failureOf(error).kind === 'forbidden'
      if (!isLost && !isTooLate) throw error
      const holder = await standing.peek()
      if (holder === undefined && isLost) return setInviting({ kind: 'unsure', isLooking: false })
      // A browser may send again by itself what was dropped; what came second is refused though the first arrived.
      if (holder && isSent(holder) && (isLost || saysTheSame(holder, shown))) return leave(holder)
      if (isChangedElsewhere(error) || (holder !== undefined && !(holder && isStarted(holder))))
        return showChange('review')
      throw error
    }
  }

  async function lookAgain(): Promise<void> {
    setInviting({ kind: 'unsure', isLooking: true })
    const holder = await standing.peek()
    if (holder && isSent(holder)) return leave(holder)
    setInviting(holder === undefined ? { kind: 'unsure', isLooking: false } : { kind: 'form' })
  }

  return { inviting, send, lookAgain: () => void lookAgain() }
}
