import { entitySchema, jointHolderSchema, verifiedIdentitySchema } from '@coffer/api-client/joint/schema'
import * as v from 'valibot'
import type { ApiResponse, HttpClient } from './http-client.ts'
import {
  addressDetails,
  logInOnAnotherDevice,
  addCustomer,
  linkFieldsSentTo,
  newEmail,
  password,
} from './users.ts'
import type { Sandbox } from './sandbox.ts'
import { newSsn } from './ssn.ts'

const dateOfBirth = '1991-07-04'

/** Fields of a holder's second step, with a unique social security number of the given ending. */
export const personDetails = (lastFour = '4321') => ({
  step: 'personal-information',
  first_name: 'Sam',
  last_name: 'Rivera',
  date_of_birth: dateOfBirth,
  ssn: newSsn(lastFour),
})

/** The four steps that are filled in before the invitation. */
export const holderSteps = (lastFour?: string) => [
  { step: 'contact', phone: '(614) 555-0123' },
  personDetails(lastFour),
  addressDetails,
  { step: 'occupation', employment_status: 'retired' },
]
export const confirmation = { step: 'confirmed', certify: true }

export const parseHolder = (answer: ApiResponse) => v.parse(jointHolderSchema, answer.data)
export const fetchHolder = async (visitor: HttpClient) =>
  v.parse(v.nullable(jointHolderSchema), (await visitor.get('/depositor/secondary-info')).data)
export const createEntity = async (visitor: HttpClient) =>
  v.parse(entitySchema, (await visitor.post('/entity/details', { excludeDepositorIds: [] })).data)

export const updateStep = (visitor: HttpClient, step: unknown) =>
  visitor.patch('/depositor/update-secondary', step)

/** Adds a customer who has started the application of a joint holder, with the given number of steps done. */
export async function startJointApplication(
  sandbox: Sandbox,
  { lastFour = '0001', steps = 0, tenant = 'harbor' } = {},
) {
  const primary = await addCustomer(sandbox, tenant)
  const email = newEmail()
  const { entityId } = await createEntity(primary.visitor)
  await primary.visitor.post('/depositor/register-secondary', { email, entity_id: entityId })
  for (const step of holderSteps(lastFour).slice(0, steps)) {
    const { status } = await updateStep(primary.visitor, step)
    if (status !== 200) throw new Error(`The step ${step.step} was refused with ${status}.`)
  }
  return { primary: primary.visitor, primaryEmail: primary.email, email, entityId }
}

/** Adds a customer who has sent an invitation. */
export async function inviteJointHolder(sandbox: Sandbox, more: { lastFour?: string; tenant?: string } = {}) {
  const application = await startJointApplication(sandbox, { ...more, steps: 4 })
  await updateStep(application.primary, confirmation)
  return application
}

/** The parameters of the link in the latest invitation. */
export async function invitationTo(sandbox: Sandbox, email: string, tenant = 'harbor') {
  const { uuid = '', hash = '' } = await linkFieldsSentTo(sandbox, email, tenant)
  return { uuid, hash }
}

/** Sends the identity check, with the right answers by default. */
export async function verifyIdentity(
  sandbox: Sandbox,
  email: string,
  wrong: Record<string, unknown> = {},
  { lastFour = '0001', tenant = 'harbor' } = {},
): Promise<ApiResponse> {
  const { uuid, hash } = await invitationTo(sandbox, email, tenant)
  const sent = { uuid, hash, ssn_last_four: lastFour, date_of_birth: dateOfBirth, ...wrong }
  return sandbox.newClient(tenant).post('/verify-identity', sent)
}

export const parseIdentity = (answer: ApiResponse) => v.parse(verifiedIdentitySchema, answer.data)

export const newPassword = (secret = password) => ({
  step: 'password',
  password: secret,
  password_confirmation: secret,
})

/** Opens a joint account with both holders; the review of the second depends on the end of their number. */
export async function openJointAccount(sandbox: Sandbox, lastFour = '0001') {
  const application = await inviteJointHolder(sandbox, { lastFour })
  const identity = parseIdentity(await verifyIdentity(sandbox, application.email, {}, { lastFour }))
  await sandbox.newClient().patch('/depositor', { ...newPassword(), ...identity })
  return { ...application, secondary: await logInOnAnotherDevice(sandbox, application.email) }
}
