import type { Failure } from '@coffer/api-client/transport'
import { providerMessage } from '@coffer/errors/error-message'
import { isOutcomeUnknownKind } from '@coffer/errors/failure-of'
import type { messages } from '../messages.ts'

type Translate = ReturnType<typeof messages.useTranslations>

/** §8, Resend MFA: 422 the email error; 404 the message. */
export function resendError(failure: Failure): string | undefined {
  if (failure.kind === 'invalid') return providerMessage(failure, 'email') ?? undefined
  if (failure.kind === 'missing') return failure.message || undefined
  return undefined
}

/** §8, Save phone for MFA: no response, a text of its own; 403 the errors; 422 the first phone error. */
export const savePhoneError =
  (t: Translate) =>
  (failure: Failure): string | undefined => {
    if (failure.kind === 'invalid') return providerMessage(failure, 'phone') ?? undefined
    return isOutcomeUnknownKind(failure.kind) || failure.kind === 'csrf-expired'
      ? t('mobile.error')
      : undefined
  }

/** §8, Verify MFA: 401 the message. A 403 is the lock, which has its own screen. */
export const verifyError = (failure: Failure): string | undefined =>
  failure.kind === 'unauthenticated' ? failure.message || undefined : undefined
