import { entitySchema, jointHolderSchema, verifiedIdentitySchema } from '@coffer/api-client/joint/schema'
import * as v from 'valibot'
import type { Answer, Outsider } from './outsider.ts'
import { addressDetails, anotherDevice, customer, linkSentTo, newEmail, password } from './people.ts'
import type { Sandbox } from './sandbox.ts'

const bornOn = '1991-07-04'
let numbers = 600

/** Fields of step 2 of a holder, with a unique social security number of the given ending. */
export const personDetails = (lastFour = '4321') => ({
  step: 'personal-information',
  first_name: 'Sam',
  last_name: 'Rivera',
  date_of_birth: bornOn,
  ssn: `${(numbers += 1)}13${lastFour}`,
})

/** The four steps that are filled in before the invitation. */
export const holderSteps = (lastFour?: string) => [
  { step: 'contact', phone: '(614) 555-0123' },
  personDetails(lastFour),
  addressDetails,
  { step: 'occupation', employment_status: 'retired' },
]
export const confirmed = { step: 'confirmed', certify: true }

export const holderIn = (answer: Answer) => v.parse(jointHolderSchema, answer.data)
export const holderOf = async (visitor: Outsider) =>
  v.parse(v.nullable(jointHolderSchema), (await visitor.get('/depositor/secondary-info')).data)
export const entityOf = async (visitor: Outsider) =>
  v.parse(entitySchema, (await visitor.post('/entity/details', { excludeDepositorIds: [] })).data)

export const update = (visitor: Outsider, step: unknown) => visitor.patch('/depositor/update-secondary', step)

/** A customer who has started the application of a joint holder, with the given number of steps done. */
export async function sharing(sandbox: Sandbox, { lastFour = '0001', steps = 0, tenant = 'harbor' } = {}) {
  const primary = await customer(sandbox, tenant)
  const email = newEmail()
  const { entityId } = await entityOf(primary.visitor)
  await primary.visitor.post('/depositor/register-secondary', { email, entity_id: entityId })
  for (const step of holderSteps(lastFour).slice(0, steps)) await update(primary.visitor, step)
  return { primary: primary.visitor, primaryEmail: primary.email, email, entityId }
}

/** A customer who has sent an invitation. */
export async function inviting(sandbox: Sandbox, more: { lastFour?: string; tenant?: string } = {}) {
  const begun = await sharing(sandbox, { ...more, steps: 4 })
  await update(begun.primary, confirmed)
  return begun
}

/** The parameters of the link in the latest invitation. */
export async function invitationTo(sandbox: Sandbox, email: string, tenant = 'harbor') {
  const link = new URL(await linkSentTo(sandbox, email, tenant))
  return {
    link: `${link.pathname}${link.search}`,
    uuid: link.searchParams.get('uuid') ?? '',
    hash: link.searchParams.get('hash') ?? '',
  }
}

/** Sends the identity check, with the right answers by default. */
export async function verify(
  sandbox: Sandbox,
  email: string,
  wrong: Record<string, unknown> = {},
  { lastFour = '0001', tenant = 'harbor' } = {},
): Promise<Answer> {
  const { uuid, hash } = await invitationTo(sandbox, email, tenant)
  const sent = { uuid, hash, ssn_last_four: lastFour, date_of_birth: bornOn, ...wrong }
  return sandbox.visit(tenant).post('/verify-identity', sent)
}

export const identityIn = (answer: Answer) => v.parse(verifiedIdentitySchema, answer.data)

export const newPassword = (secret = password) => ({
  step: 'password',
  password: secret,
  password_confirmation: secret,
})

/** A joint account: both its holders, the second signed up and reviewed by what their number ends with. */
export async function joint(sandbox: Sandbox, lastFour = '0001') {
  const begun = await inviting(sandbox, { lastFour })
  const identity = identityIn(await verify(sandbox, begun.email, {}, { lastFour }))
  await sandbox.visit().patch('/depositor', { ...newPassword(), ...identity })
  return { ...begun, secondary: await anotherDevice(sandbox, begun.email) }
}
