import type { Failure } from '@coffer/api-client/transport'
import { providerMessage } from '@coffer/errors/error-message'
import { isOutcomeUnknownKind } from '@coffer/errors/definitive-rejection'
import type { messages } from '../messages.ts'

type Translate = ReturnType<typeof messages.useTranslations>

/** The text of a failed resend: the email error of a 422, or the message of a 404. */
export function resendError(failure: Failure): string | undefined {
  if (failure.kind === 'invalid') return providerMessage(failure, 'email') ?? undefined
  if (failure.kind === 'missing') return failure.message || undefined
  return undefined
}

/** The text of a failed save of a phone number: the phone error of a 422, or its own text without a response. */
export const savePhoneError =
  (t: Translate) =>
  (failure: Failure): string | undefined => {
    if (failure.kind === 'invalid') return providerMessage(failure, 'phone') ?? undefined
    return isOutcomeUnknownKind(failure.kind) || failure.kind === 'csrf-expired'
      ? t('mobile.error')
      : undefined
  }

/** The text of a failed verification: the message of a 401. A 403 means locked, which has its own screen. */
export const verifyError = (failure: Failure): string | undefined =>
  failure.kind === 'unauthenticated' ? failure.message || undefined : undefined
