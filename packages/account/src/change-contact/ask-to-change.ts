import { providerNow } from '@coffer/api-client/transport'
import { requestContactChange as ask, type Contact } from '@coffer/api-client/user'
import { fieldErrorsOf } from '@coffer/errors/failure-of'
import { changeUnderWay } from '@coffer/router/access-results'

/**
 * Has a code sent to the new email or phone and keeps what it was sent for. What the provider refuses of a field is
 * answered for the form to say; anything else is thrown.
 */
export async function askToChange(change: Contact & { currentPassword: string }) {
  const { of, value } = change
  try {
    const { nonceToken, maskedDestination, resendAfterSeconds } = await ask(change)
    changeUnderWay.record({
      of,
      value,
      nonceToken,
      maskedDestination,
      resendAt: providerNow() + resendAfterSeconds * 1000,
      isConfirmed: false,
    })
    return undefined
  } catch (error) {
    return fieldErrorsOf(error, [of, 'currentPassword'])
  }
}
