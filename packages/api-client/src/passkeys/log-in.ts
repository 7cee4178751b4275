import { loginAnswerSchema, type LoginAnswer } from '../auth/schema.ts'
import { enqueue } from '../transport/auth-queue.ts'
import { call, type CallOptions } from '../transport/call.ts'
import type { Assertion } from './passkeys.ts'
import type { AssertionBody } from './request-schema.ts'
import { assertionChallengeSchema, type AssertionChallenge } from './schema.ts'

/** Requests a challenge to log in with any passkey of this site. */
export const challengeLogIn = ({ signal }: CallOptions = {}): Promise<AssertionChallenge> =>
  call({
    method: 'POST',
    path: '/passkeys/log-in/challenge',
    schema: assertionChallengeSchema,
    auth: false,
    signal,
  })

/** Logs in; the response includes the session. */
export const logInByPasskey = (
  { challengeId, credential }: Assertion,
  { signal }: CallOptions = {},
): Promise<LoginAnswer> =>
  enqueue(() =>
    call({
      method: 'POST',
      path: '/passkeys/log-in',
      body: { challenge_id: challengeId, credential } satisfies AssertionBody,
      schema: loginAnswerSchema,
      auth: false,
      signal,
    }),
  )
