import type { Failure } from '@coffer/api-client/transport'
import { providerMessage } from '@coffer/errors/error-message'
import { isOutcomeUnknownKind } from '@coffer/errors/failure-of'
import type { messages } from '../messages.ts'

/** §8, Registration: 422 shows the first email error; no response, the delay. */
export const registerError =
  (t: ReturnType<typeof messages.useTranslations>) =>
  (failure: Failure): string | undefined => {
    if (failure.kind === 'invalid') return providerMessage(failure, 'email') ?? t('register.delay')
    return isOutcomeUnknownKind(failure.kind) || failure.kind === 'csrf-expired'
      ? t('register.delay')
      : undefined
  }
