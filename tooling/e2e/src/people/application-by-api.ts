import { at, type LoggedIn, logInByApi, registerByApi, type ProviderClient } from './provider-client.ts'
import type { Person } from './person.ts'

/** Sends a request and returns its data; throws with the call's name if the provider refuses. */
export async function requestData(
  wire: ProviderClient,
  method: string,
  path: string,
  body?: Record<string, unknown> | FormData,
): Promise<unknown> {
  const answer = await wire.send(method, path, body)
  if (answer.status >= 300)
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return at(answer.body, 'data')
}

const stepBodies = ({ firstName, lastName, ssn, phone }: Person): Record<string, unknown>[] => [
  { step: 'basic', first_name: firstName, last_name: lastName, date_of_birth: '1988-04-12', ssn, phone },
  {
    step: 'address',
    address_line1: '18 Harbor Street',
    city: 'Columbus',
    state: 'OH',
    postal_code: '43215',
  },
  {
    step: 'employer',
    employment_status: 'employed',
    employer_name: 'Ohio Valley Printing',
    occupation: 'Bookbinder',
  },
]
const stepCounts = { none: 0, basic: 1, address: 2, employer: 3 }

/** Registers a person and fills in the application up to a step, without a browser. */
export async function applyByApi(
  person: Person,
  { until = 'employer' }: { until?: keyof typeof stepCounts } = {},
): Promise<LoggedIn> {
  await registerByApi(person)
  const session = await logInByApi(person)
  for (const body of stepBodies(person).slice(0, stepCounts[until]))
    await requestData(session.wire, 'PATCH', '/depositor', body)
  return session
}

/** Registers a person whose application is confirmed and reviewed; the last four digits of the SSN decide the outcome. */
export async function submitByApi(person: Person): Promise<LoggedIn> {
  const session = await applyByApi(person)
  await requestData(session.wire, 'PATCH', '/depositor', { step: 'confirmed', certify: true })
  await person.bank.operator.call('POST', '/jobs/run')
  return session
}
