import { notifications } from '@coffer/session/notifications'
import { beginMfa, type LoginAnswer } from '@coffer/session/session'
import { words } from '../words.ts'

/** Takes the answer to the right password: the code comes next, unless the device is remembered, which is said. */
export function afterLogIn(answer: LoginAnswer): '/login/entry' | '/login/choose-mfa' {
  if (beginMfa(answer).kind !== 'signed-in') return '/login/choose-mfa'
  notifications.show(words.read('log-in.remembered'), 'info')
  return '/login/entry'
}
