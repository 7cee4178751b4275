import { fetchJointProgress, inviteHolder, type JointHolder, jointKey } from '@coffer/api-client/joint'
import { isSent, isStarted } from '@coffer/domain/joint'
import { isOutcomeUnknown } from '@coffer/errors/definitive-rejection'
import { failureOf } from '@coffer/errors/failure-of'
import { fieldErrors } from '@coffer/errors/field-errors'
import type { RejectionHandling } from '@coffer/forms/submission'
import { useSubmission } from '@coffer/forms/use-submission'
import { isChangedElsewhere, isDuplicate } from '@coffer/application/conflict'
import { useShowRemoteChange } from '@coffer/application/use-show-remote-change'
import { useNavigate } from '@coffer/router/link'
import { clearDrafts } from '../application/drafts.ts'
import { isStepOpen } from '../application/current-screen.ts'
import { useHolderApplication } from '../application/use-holder-application.ts'
import { useHolderStatus } from '../application/use-holder-status.ts'
import { jointInvited } from '../results.ts'

/** Whether the invitation of another tab has the details that were certified here. */
const hasSameDetails = (one: JointHolder, other: JointHolder): boolean =>
  JSON.stringify([one.email, one.fields]) === JSON.stringify([other.email, other.fields])

/** Sends the invitation once, for the displayed details. */
export function useSendInvitation() {
  const navigate = useNavigate()
  const { store, peek } = useHolderStatus()
  const showRemoteChange = useShowRemoteChange({
    ...useHolderApplication(),
    isOpen: (holder) => isStepOpen('confirm-details', holder),
  })
  return useSubmission<JointHolder, JointHolder>({
    send: ({ revision }) => inviteHolder({ revision }),
    async verify(shown, error) {
      const holder = await fetchJointProgress()
      if (!holder || !isSent(holder)) return null
      const isRejection = error !== undefined && !isOutcomeUnknown(error)
      return isRejection && !hasSameDetails(holder, shown) ? null : { answer: holder }
    },
    // A browser may repeat a dropped request, and the second copy is rejected although the first was accepted.
    verifiesRejection: () => true,
    touches: [jointKey],
    onAccepted(_, { email, invitation }) {
      clearDrafts()
      jointInvited.record({ email, expiresAt: invitation?.expiresAt ?? null })
    },
    async onDone(_, holder) {
      await navigate('/joint-account/success', { replace: true })
      await store(holder)
    },
    async onRejected(error): Promise<RejectionHandling> {
      if (isDuplicate(error)) {
        await navigate('/joint-account/duplicate-notification')
        return 'handled'
      }
      if (isChangedElsewhere(error)) return showRemoteChange('review')
      if (failureOf(error).kind !== 'forbidden') return fieldErrors(error, ['certify'])
      const holder = await peek()
      const isOver = holder !== undefined && !(holder && isStarted(holder))
      return isOver ? showRemoteChange('review') : undefined
    },
  })
}
