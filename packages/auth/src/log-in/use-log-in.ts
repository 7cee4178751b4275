import type { Credentials, LoginAnswer } from '@coffer/api-client/auth'
import type { Failure } from '@coffer/api-client/transport'
import { useCallback, useRef, useState } from 'react'
import { keepEmailGiven } from './email-given.ts'
import { failureOf } from '@coffer/errors/thrown-failure'

export type LogInStage =
  | { kind: 'open' }
  | { kind: 'sending' }
  | { kind: 'refused'; failure: Failure; email: string }

/** Brings what is needed to log in; asked for when a person turns to the form. */
export const bringLogIn = () => import('@coffer/api-client/auth/login')

/** Sends the credentials, once at a time; `sent` is an answer that is already on its way. */
export function useLogIn(onLoggedIn: (answer: LoginAnswer) => void | Promise<void>) {
  const [stage, setStage] = useState<LogInStage>({ kind: 'open' })
  const isSending = useRef(false)
  const send = useCallback(
    async (credentials: Credentials, sent?: Promise<Response>) => {
      if (isSending.current) return
      isSending.current = true
      setStage({ kind: 'sending' })
      try {
        const { login } = await bringLogIn()
        const answer = await login(credentials, { sent })
        if (!answer.session) keepEmailGiven(credentials.email)
        await onLoggedIn(answer)
      } catch (error) {
        isSending.current = false
        setStage({ kind: 'refused', failure: failureOf(error), email: credentials.email })
      }
    },
    [onLoggedIn],
  )
  return { stage, send }
}
