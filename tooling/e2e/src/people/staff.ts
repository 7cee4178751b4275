import { at } from './by-wire.ts'
import type { Person } from './person.ts'

/** Members of a list that answers to `tenant`. */
function listed(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Error(`no list: ${JSON.stringify(value)}`)
  return value
}

/** The provider's staff change where somebody stands. */
export async function staffSet(
  { bank: { operator, slug }, email }: Person,
  standing: Record<string, unknown>,
): Promise<void> {
  const all = listed(await operator.call('GET', `/depositors?tenant=${slug}`))
  const found = all.find((one) => at(one, 'email') === email)
  await operator.call('PATCH', `/depositors/${String(at(found, 'depositor_id'))}`, standing)
}
