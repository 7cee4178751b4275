import { requestOptionsSchema } from '@coffer/api-client/passkeys/schema'
import * as v from 'valibot'
import type { Call } from '../../http/call.ts'
import type { IssuedChallenge } from './challenges.ts'
import { toDescriptor, type Passkey } from './passkeys.ts'
import { relyingPartyFor } from './relying-party.ts'
import { ceremonyMs, loadWebAuthn } from './webauthn.ts'

/**
 * A challenge in the form that a browser takes, checked by its schema: for the given passkeys, or if none are given, for any that it has for
 * this host.
 */
export async function assertionOptions(
  c: Call,
  { challengeId, challenge }: IssuedChallenge,
  allowed: readonly Passkey[],
) {
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const { allowCredentials, ...options } = await generateAuthenticationOptions({
    rpID: relyingPartyFor(c).id,
    challenge,
    timeout: ceremonyMs,
    userVerification: 'required',
    ...(allowed.length > 0 && { allowCredentials: allowed.map(toDescriptor) }),
  })
  return {
    challenge_id: challengeId,
    public_key: v.parse(requestOptionsSchema, { ...options, ...(allowCredentials && { allowCredentials }) }),
  }
}
