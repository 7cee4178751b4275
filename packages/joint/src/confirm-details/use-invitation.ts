import { inviteHolder, type JointHolder } from '@coffer/api-client/joint'
import { isSent, isStarted } from '@coffer/domain/joint'
import { failureOf, isOutcomeUnknown } from '@coffer/errors/failure-of'
import { isChangedElsewhere, isDuplicate } from '@coffer/application/conflict'
import { useShowRemoteChange } from '@coffer/application/use-show-remote-change'
import { useNavigate } from '@coffer/router/link'
import { useState } from 'react'
import { clearDrafts } from '../application/drafts.ts'
import { isStepOpen } from '../application/current-screen.ts'
import { useHolderApplication } from '../application/use-holder-application.ts'
import { useHolderStatus } from '../application/use-holder-status.ts'
import { jointInvited } from '../results.ts'

/** State of the invitation. `unsure`: nobody can tell whether it was sent. */
export type InvitationState = { status: 'form' } | { status: 'unsure'; isLooking: boolean }

/** Whether another tab's invitation holds the details that were certified here. */
const hasSameDetails = (one: JointHolder, other: JointHolder): boolean =>
  JSON.stringify([one.email, one.fields]) === JSON.stringify([other.email, other.fields])

/** Sends the invitation once; after a lost answer, checks before it is sent again. */
export function useInvitation() {
  const navigate = useNavigate()
  const { peek, store } = useHolderStatus()
  const showRemoteChange = useShowRemoteChange({
    ...useHolderApplication(),
    isOpen: (holder) => isStepOpen('confirm-details', holder),
  })
  const [invitation, setInvitation] = useState<InvitationState>({ status: 'form' })

  async function leave(holder: JointHolder): Promise<void> {
    clearDrafts()
    const expiresAt = holder.invitation?.expiresAt ?? null
    jointInvited.record({ email: holder.email, expiresAt })
    await navigate('/joint-account/success', { replace: true })
    await store(holder)
  }

  /** Sends what is shown; throws a definitive rejection. */
  async function send(shown: JointHolder): Promise<void> {
    try {
      await leave(await inviteHolder({ revision: shown.revision }))
    } catch (error) {
      if (isDuplicate(error)) return navigate('/joint-account/duplicate-notification')
      const isLost = isOutcomeUnknown(error)
      const isTooLate = isChangedElsewhere(error) || failureOf(error).kind === 'forbidden'
      if (!isLost && !isTooLate) throw error
      const holder = await peek()
      if (holder === undefined && isLost) return setInvitation({ status: 'unsure', isLooking: false })
      // A browser may send again by itself what was dropped; what came second is refused though the first arrived.
      if (holder && isSent(holder) && (isLost || hasSameDetails(holder, shown))) return leave(holder)
      if (isChangedElsewhere(error) || (holder !== undefined && !(holder && isStarted(holder))))
        return showRemoteChange('review')
      throw error
    }
  }

  async function lookAgain(): Promise<void> {
    setInvitation({ status: 'unsure', isLooking: true })
    const holder = await peek()
    if (holder && isSent(holder)) return leave(holder)
    setInvitation(holder === undefined ? { status: 'unsure', isLooking: false } : { status: 'form' })
  }

  return { invitation, send, lookAgain: () => void lookAgain() }
}
