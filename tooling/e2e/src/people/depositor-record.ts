import { at } from './provider-client.ts'
import type { Person } from './person.ts'

/** A value of a response as a list; throws if it is not a list. */
export function asList(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Error(`no list: ${JSON.stringify(value)}`)
  return value
}

/** A depositor's record from the operator's API. */
export async function fetchDepositor({ bank: { operator, slug }, email }: Person): Promise<unknown> {
  const all = asList(await operator.call('GET', `/depositors?tenant=${slug}`))
  return all.find((one) => at(one, 'email') === email)
}

/** Changes a depositor's record by the operator's API. */
export async function updateDepositor(person: Person, change: Record<string, unknown>): Promise<void> {
  const id = String(at(await fetchDepositor(person), 'depositor_id'))
  await person.bank.operator.call('PATCH', `/depositors/${id}`, change)
}
