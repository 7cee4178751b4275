import { at } from './provider-client.ts'
import type { Person } from './person.ts'

/** The list in an answer; throws for any other value. */
export function asList(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Error(`no list: ${JSON.stringify(value)}`)
  return value
}

/** A depositor as the provider's staff see them. */
export async function fetchDepositor({ bank: { operator, slug }, email }: Person): Promise<unknown> {
  const all = asList(await operator.call('GET', `/depositors?tenant=${slug}`))
  return all.find((one) => at(one, 'email') === email)
}

/** The provider's staff change a depositor's status. */
export async function updateDepositor(person: Person, change: Record<string, unknown>): Promise<void> {
  const id = String(at(await fetchDepositor(person), 'depositor_id'))
  await person.bank.operator.call('PATCH', `/depositors/${id}`, change)
}
