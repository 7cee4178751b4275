import { call, callVoid, type CallOptions } from '../transport/call.ts'
import { enqueue } from '../transport/auth-queue.ts'
import { loginAnswerSchema, type LoginAnswer } from './schema.ts'
import type { CredentialsBody } from './request-schema.ts'

export type Credentials = { email: string; password: string }

/** A log-in whose CSRF token is refused drops the cookie and retries up to three times. */
const CSRF_RETRIES = 3

/** Logs in. `sent` is a pending response: the log-in page may have sent the form before this code had loaded. */
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

/** Ends the session of `bearer` at the provider, or the current session by default. */
export function logout({
  bearer,
  signal,
}: CallOptions & { bearer?: string | undefined } = {}): Promise<void> {
  const headers = bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }
  return enqueue(() => callVoid({ method: 'POST', path: '/logout', headers, signal }))
}
