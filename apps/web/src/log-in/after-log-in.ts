import { beginMfa, type LoginAnswer } from '@coffer/session/session'

/** Takes the answer to the right password: the code comes next, unless the device is remembered. */
export function afterLogIn(answer: LoginAnswer): '/login/entry' | '/login/choose-mfa' {
  return beginMfa(answer).kind === 'signed-in' ? '/login/entry' : '/login/choose-mfa'
}
