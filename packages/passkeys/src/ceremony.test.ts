import { assertionChallenge, creationChallenge } from '@coffer/api-client/fakes'
import { assertionChallengeSchema, creationChallengeSchema } from '@coffer/api-client/passkeys/schema'
import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { CeremonyError } from './ceremony-error.ts'
import { answerChallenge, createPasskey } from './ceremony.ts'
import { supportsPasskeys } from './supports-passkeys.ts'
import { fakeAuthenticator } from './fake-authenticator.ts'

const toUse = v.parse(assertionChallengeSchema, assertionChallenge())
const toCreate = v.parse(creationChallengeSchema, creationChallenge())
const problemOf = (ceremony: Promise<unknown>) =>
  ceremony.then(
    () => 'none',
    (error: unknown) => (error instanceof CeremonyError ? error.problem : error),
  )

let restore = () => {}
afterEach(() => restore())

describe('a ceremony', () => {
  it('A ceremony returns the passkey in wire form, for its challenge', async () => {
    restore = fakeAuthenticator('passkey')
    expect(await answerChallenge(toUse)).toMatchObject({
      challengeId: toUse.challengeId,
      credential: { type: 'public-key', response: { userHandle: 'dXNlcg', signature: 'c2lnbmF0dXJl' } },
    })
    expect(await createPasskey(toCreate)).toMatchObject({
      challengeId: toCreate.challengeId,
      credential: { response: { transports: ['internal'] } },
    })
  })

  it.each([
    ['NotAllowedError', 'canceled'],
    ['SecurityError', 'failed'],
    ['unsupported', 'unsupported'],
  ] as const)('A ceremony that ends with %s is reported as %s', async (outcome, problem) => {
    restore = fakeAuthenticator(outcome)
    expect(await problemOf(answerChallenge(toUse))).toBe(problem)
    expect(await problemOf(createPasskey(toCreate))).toBe(problem)
  })

  it('A ceremony for a second passkey on a device is reported as a duplicate', async () => {
    restore = fakeAuthenticator('InvalidStateError')
    expect(await problemOf(createPasskey(toCreate))).toBe('duplicate')
  })
})

describe('supportsPasskeys', () => {
  it.each([
    ['passkey', true],
    ['unsupported', false],
  ] as const)('supportsPasskeys with an authenticator of kind “%s” is %s', (outcome, expected) => {
    restore = fakeAuthenticator(outcome)
    expect(supportsPasskeys()).toBe(expected)
  })
})
