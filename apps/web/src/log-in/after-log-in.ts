import { toasts } from '@coffer/session/toasts'
import { beginMfa, type LoginAnswer } from '@coffer/session/session'
import { messages } from '../messages.ts'

/** Starts the session from the log-in's answer. The code comes next, unless the device is remembered or a passkey was used. */
export function afterLogIn(answer: LoginAnswer): '/login/entry' | '/login/choose-mfa' {
  if (beginMfa(answer).status !== 'signed-in') return '/login/choose-mfa'
  if (!answer.isByPasskey)
    messages.read('log-in.remembered').then(
      (text) => toasts.show(text, 'info'),
      () => undefined,
    )
  return '/login/entry'
}
