import type { CodeSent } from '@coffer/api-client/auth'
import { providerNow } from '@coffer/api-client/transport'
import { requestContactChange, type Contact } from '@coffer/api-client/user'
import { fieldErrors } from '@coffer/errors/field-errors'
import { useSubmission } from '@coffer/forms/use-submission'
import { useNavigate } from '@coffer/router/link'
import { changeUnderWay } from '@coffer/router/access-results'
import type { useStepUp } from '@coffer/step-up/use-step-up'

/** Requests a code for the new email or phone and opens the code screen. */
export function useCodeRequest({ intercept }: Pick<ReturnType<typeof useStepUp>, 'intercept'>) {
  const navigate = useNavigate()
  return useSubmission<Contact & { currentPassword: string }, CodeSent>({
    send: (change) => requestContactChange(change),
    onAccepted({ of, value }, { nonceToken, maskedDestination, resendAfterSeconds }) {
      changeUnderWay.record({
        of,
        value,
        nonceToken,
        maskedDestination,
        resendAt: providerNow() + resendAfterSeconds * 1000,
        isConfirmed: false,
      })
    },
    onDone: () => navigate('/my-account/otp-verification'),
    onRejected: (error, { of }) =>
      intercept(error) ? 'handled' : fieldErrors(error, [of, 'currentPassword']),
  })
}
