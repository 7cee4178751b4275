import { call, callVoid, type CallOptions } from '../transport/call.ts'
import { inTurn } from '../transport/turns.ts'
import { loginAnswerSchema, type LoginAnswer } from './schema.ts'
import type { CredentialsBody } from './request-schema.ts'

export type Credentials = { email: string; password: string }

/** §8: login clears the CSRF cookie and tries again up to three times. */
const loginCsrfRetries = 3

/**
 * Logs in. `sent` is an answer already on its way: the log-in page may have sent the form before this code arrived.
 */
export function login(
  { email, password }: Credentials,
  { sent, signal }: CallOptions & { sent?: Promise<Response> | undefined } = {},
): Promise<LoginAnswer> {
  return inTurn(() =>
    call({
      method: 'POST',
      path: '/login',
      body: { email, password } satisfies CredentialsBody,
      schema: loginAnswerSchema,
      csrfRetries: loginCsrfRetries,
      auth: false,
      sent,
      signal,
    }),
  )
}

/** Ends the session at the provider. `bearer` is of the session to end, where it is no longer the one held. */
export function logout({
  bearer,
  signal,
}: CallOptions & { bearer?: string | undefined } = {}): Promise<void> {
  const headers = bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }
  return inTurn(() => callVoid({ method: 'POST', path: '/logout', headers, signal }))
}
