import { at } from './provider-client.ts'
import type { Person } from './person.ts'

/** What a call answered, where it is a list. */
export function listed(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Error(`no list: ${JSON.stringify(value)}`)
  return value
}

/** How the provider's staff see somebody. */
export async function staffSees({ bank: { operator, slug }, email }: Person): Promise<unknown> {
  const all = listed(await operator.call('GET', `/depositors?tenant=${slug}`))
  return all.find((one) => at(one, 'email') === email)
}

/** The provider's staff change where somebody stands. */
export async function staffSet(person: Person, standing: Record<string, unknown>): Promise<void> {
  const id = String(at(await staffSees(person), 'depositor_id'))
  await person.bank.operator.call('PATCH', `/depositors/${id}`, standing)
}
