import { randomInt, randomUUID } from 'node:crypto'
import { requestData } from './application-by-api.ts'
import { at, type LoggedIn, type ProviderClient } from './provider-client.ts'
import { fundByApi } from './linked-accounts.ts'
import type { Person } from './person.ts'
import { newSsn } from './ssn.ts'

/** A person invited to share an account. */
export interface Invitee {
  email: string
  firstName: string
  lastName: string
  ssn: string
  phone: string
}

/** A new invitee. The last four digits of the SSN decide their review. */
export const newInvitee = (ssnEnding = '0001'): Invitee => ({
  email: `sam-${randomUUID().slice(0, 8)}@example.com`,
  firstName: 'Sam',
  lastName: 'Adeyemi',
  ssn: newSsn(ssnEnding),
  phone: `614555${String(randomInt(10_000)).padStart(4, '0')}`,
})

/** Creates a new person with an open account, who may share it. */
export const createCustomer = async (person: Person): Promise<LoggedIn> => (await fundByApi(person)).session

const stepBodies = ({ firstName, lastName, ssn, phone }: Invitee) => [
  { step: 'contact', phone },
  {
    step: 'personal-information',
    first_name: firstName,
    last_name: lastName,
    date_of_birth: '1990-06-15',
    ssn,
  },
  {
    step: 'address',
    address_line1: '7 Elm Road',
    city: 'Dayton',
    state: 'OH',
    postal_code: '45402',
  },
  { step: 'employer', employment_status: 'student' },
]
const stepCounts = { contact: 1, person: 2, address: 3, occupation: 4 }

/** Fills in the application of a joint holder, without a browser. */
export async function startJointApplication(
  wire: ProviderClient,
  invitee: Invitee,
  { until = 'occupation' }: { until?: keyof typeof stepCounts } = {},
): Promise<void> {
  const entity = await requestData(wire, 'POST', '/entity/details', { excludeDepositorIds: [] })
  await requestData(wire, 'POST', '/depositor/register-secondary', {
    email: invitee.email,
    entity_id: at(entity, 'entity_id'),
  })
  for (const body of stepBodies(invitee).slice(0, stepCounts[until]))
    await requestData(wire, 'PATCH', '/depositor/update-secondary', body)
}

/** Fills in and confirms the application of a joint holder, which sends the invitation. */
export async function inviteJointHolder(wire: ProviderClient, invitee: Invitee): Promise<void> {
  await startJointApplication(wire, invitee)
  await requestData(wire, 'PATCH', '/depositor/update-secondary', { step: 'confirmed', certify: true })
}
