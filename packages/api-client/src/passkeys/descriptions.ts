import { documented } from '../descriptions/documented.ts'
import {
  assertedCredential,
  assertionBody,
  createdCredential,
  passkeyBody,
  passkeyNameBody,
} from './request-schema.ts'
import {
  assertionChallengeSchema,
  creationChallengeSchema,
  creationOptionsSchema,
  passkeySchema,
  requestOptionsSchema,
} from './schema.ts'

const challengeId = 'Names the challenge: it is sent back with the credential, once, within five minutes.'
const challenge = 'The challenge in base64url.'
const timeout = 'Milliseconds that the browser waits for the person.'
const credential = {
  id: 'The credential’s id in base64url.',
  rawId: 'The same.',
  type: 'Always `public-key`.',
} as const
const clientData = 'The client data in base64url.'
const descriptors = {
  id: 'The credential’s id in base64url.',
  type: 'Always `public-key`.',
  transports: 'How the browser reaches the authenticator. Absent if it is unknown.',
} as const

export const passkeyDescriptions = {
  Passkey: documented(passkeySchema, 'A passkey of the person.', {
    uuid: 'The passkey’s id.',
    name: 'The person’s name for it.',
    created_at: 'When it was added: an instant in UTC.',
    last_used_at: 'When it was last used: an instant in UTC. Null if it was not.',
    is_synced: 'Whether it is backed up to the person’s other devices.',
  }),
  PasskeyRequestOptions: documented(
    requestOptionsSchema,
    '`PublicKeyCredentialRequestOptionsJSON` of WebAuthn, as far as the application uses it.',
    {
      challenge,
      rpId: 'The relying party: the tenant’s host.',
      timeout,
      userVerification: 'Always `required`: a passkey is two factors.',
      allowCredentials: { about: 'The passkeys that may be used. Absent for any.', fields: descriptors },
    },
  ),
  PasskeyCreationOptions: documented(
    creationOptionsSchema,
    '`PublicKeyCredentialCreationOptionsJSON` of WebAuthn, as far as the application uses it.',
    {
      challenge,
      rp: {
        about: 'The relying party.',
        fields: { id: 'The tenant’s host.', name: 'The tenant’s name.' },
      },
      user: {
        about: 'The person.',
        fields: {
          id: 'A random id in base64url.',
          name: 'The email address.',
          displayName: 'The name that the browser shows.',
        },
      },
      pubKeyCredParams: {
        about: 'The algorithms that are accepted, the best first.',
        fields: { alg: 'The number of the algorithm by COSE.', type: 'Always `public-key`.' },
      },
      timeout,
      attestation: 'Always `none`.',
      excludeCredentials: { about: 'The passkeys that are there already.', fields: descriptors },
      authenticatorSelection: {
        about: 'What the authenticator has to do.',
        fields: {
          residentKey: 'Always `required`: a log-in names no passkey.',
          requireResidentKey: 'The same for older browsers.',
          userVerification: 'Always `required`: a passkey is two factors.',
        },
      },
    },
  ),
  AssertionChallenge: documented(assertionChallengeSchema, 'A challenge to use a passkey.', {
    challenge_id: challengeId,
    public_key: 'What the browser is asked.',
  }),
  CreationChallenge: documented(creationChallengeSchema, 'A challenge to add a passkey.', {
    challenge_id: challengeId,
    public_key: 'What the browser is asked.',
  }),
  CreatedCredential: documented(createdCredential, '`RegistrationResponseJSON` of WebAuthn.', {
    ...credential,
    response: {
      about: 'What the authenticator made.',
      fields: {
        clientDataJSON: clientData,
        attestationObject: 'The attestation with the public key, in base64url.',
        transports: 'How the browser reaches the authenticator. Absent if it is unknown.',
      },
    },
  }),
  AssertedCredential: documented(assertedCredential, '`AuthenticationResponseJSON` of WebAuthn.', {
    ...credential,
    response: {
      about: 'What the authenticator signed.',
      fields: {
        clientDataJSON: clientData,
        authenticatorData: 'The authenticator’s data in base64url.',
        signature: 'The signature in base64url.',
        userHandle: 'The id of the person in base64url. Null or absent if the authenticator gives none.',
      },
    },
  }),
  PasskeyBody: documented(passkeyBody, 'A passkey to add.', {
    challenge_id: challengeId,
    name: 'The person’s name for it, trimmed.',
    credential: 'What the browser made.',
  }),
  PasskeyNameBody: documented(passkeyNameBody, 'Another name.', {
    name: 'The person’s name for it, trimmed.',
  }),
  AssertionBody: documented(assertionBody, 'A passkey that was used.', {
    challenge_id: challengeId,
    credential: 'What the browser signed.',
  }),
}
