import { verifyAnswerSchema, type VerifyAnswer } from '../auth/schema.ts'
import { call, callVoid, type CallOptions } from '../transport/call.ts'
import type { AssertionBody, PasskeyBody } from './request-schema.ts'
import {
  assertionChallengeSchema,
  creationChallengeSchema,
  passkeySchema,
  passkeysSchema,
  type AssertionChallenge,
  type CreationChallenge,
  type Passkey,
} from './schema.ts'
import { queryOptions } from '@tanstack/react-query'

export type { AssertionChallenge, CreationChallenge, Passkey } from './schema.ts'

/** The browser's response to a challenge. */
export type Assertion = { challengeId: string; credential: AssertionBody['credential'] }
export type NewPasskey = { challengeId: string; name: string; credential: PasskeyBody['credential'] }

export const fetchPasskeys = ({ signal }: CallOptions = {}): Promise<Passkey[]> =>
  call({ method: 'GET', path: '/passkeys', schema: passkeysSchema, signal })

/**
 * Requests a challenge to add a passkey. Fails with `forbidden` at the field `stepUp` until the depositor confirms by a
 * code or a passkey.
 */
export const challengeNewPasskey = ({ signal }: CallOptions = {}): Promise<CreationChallenge> =>
  call({ method: 'POST', path: '/passkeys/challenge', schema: creationChallengeSchema, signal })

/** Adds the passkey that the browser has created. */
export const addPasskey = (
  { challengeId, name, credential }: NewPasskey,
  { signal }: CallOptions = {},
): Promise<Passkey> =>
  call({
    method: 'POST',
    path: '/passkeys',
    // The credential is in the form of WebAuthn, in camelCase.
    body: { challenge_id: challengeId, name, credential } satisfies PasskeyBody,
    schema: passkeySchema,
    signal,
  })

export const renamePasskey = (uuid: string, name: string, { signal }: CallOptions = {}): Promise<Passkey> =>
  call({
    method: 'PATCH',
    path: '/passkeys/{uuid}',
    params: { uuid },
    body: { name },
    schema: passkeySchema,
    signal,
  })

/**
 * Removes a passkey. Fails with `forbidden` at the field `stepUp` until the depositor confirms by a code or a passkey.
 */
export const removePasskey = (uuid: string, { signal }: CallOptions = {}): Promise<void> =>
  callVoid({ method: 'DELETE', path: '/passkeys/{uuid}', params: { uuid }, signal })

/** Requests a challenge that replaces the one-time code of a log-in. */
export const challengeSecondFactor = ({ signal }: CallOptions = {}): Promise<AssertionChallenge> =>
  call({
    method: 'POST',
    path: '/passkeys/second-factor/challenge',
    schema: assertionChallengeSchema,
    signal,
  })

/** Finishes the log-in. */
export const verifySecondFactor = (
  assertion: Assertion,
  { signal }: CallOptions = {},
): Promise<VerifyAnswer> =>
  call({
    method: 'POST',
    path: '/passkeys/second-factor',
    body: assertionToWire(assertion),
    schema: verifyAnswerSchema,
    signal,
  })

/** Requests a challenge that replaces the one-time code for a sensitive change. */
export const challengeStepUp = ({ signal }: CallOptions = {}): Promise<AssertionChallenge> =>
  call({ method: 'POST', path: '/passkeys/step-up/challenge', schema: assertionChallengeSchema, signal })

export const verifyStepUp = (assertion: Assertion, { signal }: CallOptions = {}): Promise<void> =>
  callVoid({ method: 'POST', path: '/passkeys/step-up', body: assertionToWire(assertion), signal })

const assertionToWire = ({ challengeId, credential }: Assertion): AssertionBody => ({
  challenge_id: challengeId,
  credential,
})

export const passkeysQuery = () => queryOptions({ queryKey: ['passkeys'], queryFn: fetchPasskeys })
