import type { assertionBody } from '@coffer/api-client/passkeys/request-schema'
import { rejected, type LocalizedText } from '@coffer/provider-kit/refusal'
import type { InferOutput } from 'valibot'
import { inTenant } from '../../database/in-tenant.ts'
import type { Call } from '../../http/call.ts'
import { consumeChallenge, type ChallengeScope } from './challenges.ts'
import { passkeyByCredential, toUserHandle, type Passkey, type PasskeyUse } from './passkeys.ts'
import { relyingPartyFor } from './relying-party.ts'
import { isFramed, loadWebAuthn } from './webauthn.ts'
import { identityTexts } from '../identity-texts.ts'

export type SentAssertion = InferOutput<typeof assertionBody>

const expired: LocalizedText = {
  en: 'That took too long. Try your passkey again.',
  es: 'Tardó demasiado. Use su llave de acceso otra vez.',
}

export const expiredChallenge = () => rejected(expired, { fields: { passkey: [expired] } })
/** One refusal for a passkey that is unknown, removed, another user's or wrongly signed. */
export const unknownPasskey = () =>
  rejected(identityTexts.unknownPasskey, { fields: { passkey: [identityTexts.unknownPasskey] } })

/**
 * Verifies the response to a challenge, from any user or a given one: origin, host, user verification, signature and
 * counter. The challenge is used up in any case. The caller stores the use (`recordUse`).
 */
export async function verifyAssertion(
  c: Call,
  { challenge_id, credential }: SentAssertion,
  scope: ChallengeScope,
  userId: string | null,
): Promise<PasskeyUse> {
  const relyingParty = relyingPartyFor(c)
  const { challenge, passkey } = await inTenant(c.var.context.db, c.var.tenant, async (tx) => ({
    challenge: await consumeChallenge(tx, challenge_id, scope),
    passkey: await passkeyByCredential(tx, credential.id, relyingParty),
  }))
  if (challenge === null) throw expiredChallenge()
  c.set('affectedUserId', passkey?.userId ?? null)
  if (!passkey || !isOwnedBy(passkey, credential, userId)) throw unknownPasskey()
  if (isFramed(credential.response.clientDataJSON)) throw unknownPasskey()
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const { response, ...rest } = credential
  const { userHandle, ...signed } = response
  const verification = await verifyAuthenticationResponse({
    response: {
      ...rest,
      response: { ...signed, ...(userHandle && { userHandle }) },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: [...relyingParty.origins],
    expectedRPID: relyingParty.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: Uint8Array.from(passkey.publicKey),
      counter: passkey.counter,
      transports: [...passkey.transports],
    },
  }).catch(() => null)
  if (!verification?.verified) throw unknownPasskey()
  const { newCounter, credentialBackedUp } = verification.authenticationInfo
  return { passkey, counter: newCounter, isBackedUp: credentialBackedUp }
}

/** The authenticator identifies a visitor, so it must name the passkey's user. */
function isOwnedBy(
  passkey: Passkey,
  { response: { userHandle } }: SentAssertion['credential'],
  userId: string | null,
): boolean {
  if (userId !== null && userId !== passkey.userId) return false
  if (!userHandle) return userId !== null
  return userHandle === Buffer.from(toUserHandle(passkey.userId)).toString('base64url')
}
