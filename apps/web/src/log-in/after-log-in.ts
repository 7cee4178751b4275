import { toasts } from '@coffer/session/toasts'
import { beginMfa, type LoginAnswer } from '@coffer/session/session'
import { messages } from '../messages.ts'

/**
 * Starts the session with the response to a log-in. Returns the next screen: that of the code, except on a remembered
 * device or after a passkey.
 */
export function afterLogIn(answer: LoginAnswer): '/login/entry' | '/login/choose-mfa' {
  if (beginMfa(answer).status !== 'signed-in') return '/login/choose-mfa'
  if (!answer.isByPasskey)
    messages.read('log-in.remembered').then(
      (text) => toasts.show(text, 'info'),
      () => undefined,
    )
  return '/login/entry'
}
