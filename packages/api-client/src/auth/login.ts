import { call, callVoid, type CallOptions } from '../transport/call.ts'
import { enqueue } from '../transport/auth-queue.ts'
import { loginAnswerSchema, type LoginAnswer } from './schema.ts'
import type { CredentialsBody } from './request-schema.ts'

export type Credentials = { email: string; password: string }

/** §8: login clears the CSRF cookie and tries again up to three times. */
const CSRF_RETRIES = 3

/** Logs in. `sent` is an answer under way: the log-in page may have sent the form before this code was loaded. */
export function login(
  { email, password }: Credentials,
  { sent, signal }: CallOptions & { sent?: Promise<Response> | undefined } = {},
): Promise<LoginAnswer> {
  return enqueue(() =>
    call({
      method: 'POST',
      path: '/login',
      body: { email, password } satisfies CredentialsBody,
      schema: loginAnswerSchema,
      csrfRetries: CSRF_RETRIES,
      auth: false,
      sent,
      signal,
    }),
  )
}

/** Ends the session at the provider: that of `bearer`, else the current one. */
export function logout({
  bearer,
  signal,
}: CallOptions & { bearer?: string | undefined } = {}): Promise<void> {
  const headers = bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }
  return enqueue(() => callVoid({ method: 'POST', path: '/logout', headers, signal }))
}
