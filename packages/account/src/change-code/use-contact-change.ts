import { verifyCode } from '@coffer/api-client/auth'
import { progressQuery } from '@coffer/api-client/depositor'
import { storeAnswer } from '@coffer/api-client/store-answer'
import type { FailureKind } from '@coffer/api-client/transport'
import { fetchUser, updateContact, type User, userQuery } from '@coffer/api-client/user'
import { providerMessage } from '@coffer/errors/error-message'
import { isDefinitiveRejection } from '@coffer/errors/definitive-rejection'
import { failureOf } from '@coffer/errors/failure-of'
import { useSubmission } from '@coffer/forms/use-submission'
import { useNavigate } from '@coffer/router/link'
import { useLockOut } from '@coffer/router/lock-out'
import { changeUnderWay } from '@coffer/router/access-results'
import type { useStepUp } from '@coffer/step-up/use-step-up'
import type { ResultValue } from '@coffer/session/result'
import { useQueryClient } from '@tanstack/react-query'
import { contactDrafts } from '../change-contact/contact-draft.ts'
import { userChanged, userUnchanged } from '../results.ts'

export type ContactChange = ResultValue<typeof changeUnderWay>

/** Rejections that a retry cannot change: another code is needed, or the value is already taken. */
const finalRejections: readonly FailureKind[] = ['rejected', 'forbidden', 'missing', 'conflict', 'invalid']

/**
 * The two steps of a change: the code confirms the new value, then the value is saved, possibly after another step-up.
 */
export function useContactChange(
  change: ContactChange,
  { intercept }: Pick<ReturnType<typeof useStepUp>, 'intercept'>,
) {
  const client = useQueryClient()
  const { of, value, nonceToken } = change
  const { navigateToSuccess, navigateToFailure, navigateToLocked } = useResultScreens(of)
  const touches = [progressQuery().queryKey]

  function recordSaved(user: User): void {
    storeAnswer(client, userQuery().queryKey, user)
    contactDrafts[of].clear()
    userChanged.record({ of, value })
  }

  const saving = useSubmission<void, User>({
    send: () => updateContact({ of, value }),
    async verify() {
      const user = await fetchUser()
      return user[of] === value ? { answer: user } : null
    },
    verifiesRejection: () => true,
    touches,
    onAccepted: (_, user) => recordSaved(user),
    onDone: navigateToSuccess,
    async onRejected(error) {
      if (intercept(error)) return 'handled'
      if (!finalRejections.includes(failureOf(error).kind)) return undefined
      await navigateToFailure(error)
      return 'handled'
    },
  })

  const confirming = useSubmission<string, User | null>({
    async send(code) {
      await verifyCode(nonceToken, { code })
      return null
    },
    // Only a value whose code was accepted can be saved.
    async verify() {
      try {
        return { answer: await updateContact({ of, value }) }
      } catch (error) {
        if (isDefinitiveRejection(failureOf(error))) return null
        throw error
      }
    },
    touches,
    onAccepted(_, user) {
      if (user) recordSaved(user)
      else changeUnderWay.record({ ...change, isConfirmed: true })
    },
    async onDone(_, user) {
      if (user) await navigateToSuccess()
      else await saving.submit()
    },
    async onRejected(error) {
      const failure = failureOf(error)
      // The fifth wrong code ends the session.
      if (failure.kind === 'forbidden') {
        await navigateToLocked()
        return 'handled'
      }
      const message = failure.kind === 'rejected' ? providerMessage(failure) : null
      return message === null ? undefined : { fields: { code: [message] } }
    },
  })

  return { confirming, saving }
}

/** The screens that end a change. Only they clear it, because the code screen depends on it. */
function useResultScreens(of: ContactChange['of']) {
  const navigate = useNavigate()
  const lockOut = useLockOut()
  return {
    navigateToSuccess: async () => {
      await navigate('/my-account/edit-user-info/success', { replace: true })
      changeUnderWay.clear()
    },
    navigateToFailure: async (error: unknown) => {
      userUnchanged.record({ of, message: providerMessage(failureOf(error)) })
      await navigate('/my-account/edit-user-info/failed', { replace: true })
      changeUnderWay.clear()
    },
    navigateToLocked: async () => {
      await lockOut()
      changeUnderWay.clear()
    },
  }
}
