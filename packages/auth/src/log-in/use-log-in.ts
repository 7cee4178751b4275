import type { Credentials, LoginAnswer } from '@coffer/api-client/auth'
import type { Failure } from '@coffer/api-client/transport'
import { useCallback, useRef, useState } from 'react'
import { storePendingEmail } from './pending-email.ts'
import { failureOf } from '@coffer/errors/failure-of'

export type LogInState =
  | { status: 'idle' }
  | { status: 'pending' }
  | { status: 'rejected'; failure: Failure; email: string }

/** Loads the log-in call, on focus of the form. */
export const loadLogIn = () => import('@coffer/api-client/auth/login')

/** Sends the credentials, one request at a time. `sent` is a request that is already pending. */
export function useLogIn(onLoggedIn: (answer: LoginAnswer) => void | Promise<void>) {
  const [state, setState] = useState<LogInState>({ status: 'idle' })
  const isSending = useRef(false)
  const send = useCallback(
    async (credentials: Credentials, sent?: Promise<Response>) => {
      if (isSending.current) return
      isSending.current = true
      setState({ status: 'pending' })
      try {
        const { login } = await loadLogIn()
        const answer = await login(credentials, { sent })
        if (!answer.session) storePendingEmail(credentials.email)
        await onLoggedIn(answer)
      } catch (error) {
        isSending.current = false
        setState({ status: 'rejected', failure: failureOf(error), email: credentials.email })
      }
    },
    [onLoggedIn],
  )
  return { state, send }
}
