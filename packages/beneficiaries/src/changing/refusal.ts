import type { Failure } from '@coffer/api-client/transport'
import { type Group } from '../shares/groups.ts'
import { isAsked, totalField } from '../shares/shares.ts'

/**
 * What the provider refused, by the form's own fields: what it says of all shares is said of the first group that is
 * asked for, and a part of an address by its name. Null where the form has no field for it.
 */
export function refusalFor(
  { kind, fields }: Failure,
  { names, groups }: { names: readonly string[]; groups: readonly Group[] },
): { fields: Record<string, readonly string[]> } | null {
  const first = groups.find(isAsked)
  const formField = (refused: string): string =>
    refused === 'allocations' && first ? totalField(first.designation) : refused.replace(/^address\./, '')
  const known = Object.entries(fields)
    .map(([refused, said]) => [formField(refused), said] as const)
    .filter(([name]) => names.includes(name))
  return kind === 'invalid' && known.length > 0 ? { fields: Object.fromEntries(known) } : null
}
