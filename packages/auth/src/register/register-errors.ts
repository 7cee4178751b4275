import type { Failure } from '@coffer/api-client/transport'
import { providerMessage } from '@coffer/errors/error-message'
import { isOutcomeUnknownKind } from '@coffer/errors/definitive-rejection'
import type { messages } from '../messages.ts'

/** The text of a failed registration: the first email error of a 422, or the delay without a response. */
export const registerError =
  (t: ReturnType<typeof messages.useTranslations>) =>
  (failure: Failure): string | undefined => {
    if (failure.kind === 'invalid') return providerMessage(failure, 'email') ?? t('register.delay')
    return isOutcomeUnknownKind(failure.kind) || failure.kind === 'csrf-expired'
      ? t('register.delay')
      : undefined
  }
