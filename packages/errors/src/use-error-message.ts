import type { Failure } from '@coffer/api-client/transport/failure'
import { errorMessage } from './error-message.ts'
import { useTranslations } from './messages.ts'

/** `const text = useErrorMessage()`; `text(failureOf(error))` is the message in the current language. */
export function useErrorMessage(): (failure: Failure) => string {
  const t = useTranslations()
  return (failure) => {
    const message = errorMessage(failure)
    return 'providerText' in message ? message.providerText : t(message.key, message.values)
  }
}
