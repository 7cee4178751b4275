import {
  assertionChallengeSchema,
  creationChallengeSchema,
  passkeySchema,
} from '@coffer/api-client/passkeys/schema'
import * as v from 'valibot'
import type { ApiResponse, HttpClient } from '../provider/http-client.ts'
import type { Sandbox } from '../provider/sandbox.ts'
import { logInNewUser, submitCode } from '../provider/users.ts'
import { type Deviation, SoftwarePasskey } from './software-authenticator.ts'

/** Challenge in the wire format. */
const wireChallenge = v.looseObject({ challenge_id: v.string(), public_key: v.unknown() })

export const tenantOrigin = (tenant: string) => `http://${tenant}.localhost:4100`

/** Parses the challenge of a response to create a passkey. */
export function creationIn({ data }: ApiResponse) {
  const { challenge_id } = v.parse(wireChallenge, data)
  const { publicKey } = v.parse(creationChallengeSchema, data)
  return { challenge_id, public_key: publicKey }
}

/** Parses the challenge of a response to use a passkey. */
export function assertionIn({ data }: ApiResponse) {
  const { challenge_id } = v.parse(wireChallenge, data)
  const { publicKey } = v.parse(assertionChallengeSchema, data)
  return { challenge_id, public_key: publicKey }
}

export const passkeysIn = ({ data }: ApiResponse) => v.parse(v.array(passkeySchema), data)

/** Confirms with a code, as sensitive changes require. */
export const confirmByCode = (sandbox: Sandbox, { email, visitor, tenant = 'harbor' }: PasskeyUser) =>
  submitCode(sandbox, visitor, email, {}, tenant)

/** Adds a new passkey; the change has to be confirmed before. */
export async function submitNewPasskey(
  visitor: HttpClient,
  passkey: SoftwarePasskey,
  { name = 'My laptop', ...deviation }: Deviation & { name?: string } = {},
): Promise<ApiResponse> {
  const challenge = creationIn(await visitor.post('/passkeys/challenge'))
  const credential = passkey.create(challenge, deviation)
  return visitor.post('/passkeys', { challenge_id: challenge.challenge_id, name, credential })
}

export interface PasskeyUser {
  readonly email: string
  readonly visitor: HttpClient
  readonly tenant?: string
}

/** Adds a logged-in user with a passkey. */
export async function addPasskeyUser(sandbox: Sandbox, tenant = 'harbor') {
  const user = { ...(await logInNewUser(sandbox, tenant)), tenant }
  const passkey = new SoftwarePasskey(tenantOrigin(tenant))
  await confirmByCode(sandbox, user)
  const answer = await submitNewPasskey(user.visitor, passkey)
  if (answer.status !== 201) throw new Error(`The passkey was not added: ${answer.message}`)
  return { ...user, passkey, uuid: v.parse(passkeySchema, answer.data).uuid }
}

/** Runs a ceremony of the given purpose: requests a challenge and submits the answer. */
export async function submitPasskey(
  visitor: HttpClient,
  purpose: 'log-in' | 'second-factor' | 'step-up',
  passkey: SoftwarePasskey,
  deviation: Deviation = {},
): Promise<ApiResponse> {
  const challenge = assertionIn(await visitor.post(`/passkeys/${purpose}/challenge`))
  return visitor.post(`/passkeys/${purpose}`, {
    challenge_id: challenge.challenge_id,
    credential: passkey.get(challenge, deviation),
  })
}
