import { type ContrastRow, ratioText } from '@coffer/branding/report'
import type { Role } from '@coffer/branding/roles'

/** How a role reads where it reads worst, or what stands on it worst, in a few words. Empty for what owes nothing. */
export function readsAs(role: Role, rows: readonly ContrastRow[]): string {
  const own = worstOf(rows.filter((row) => row.role === role))
  if (own) return `${ratioText(own.ratio)} on ${own.ground} (${own.needed} needed)`
  const carried = worstOf(rows.filter((row) => row.ground === role))
  return carried ? `${carried.role} on it: ${ratioText(carried.ratio)}` : ''
}

/** The one with the least to spare. */
const worstOf = (rows: readonly ContrastRow[]): ContrastRow | undefined =>
  rows.toSorted((one, other) => one.ratio / one.needed - other.ratio / other.needed)[0]
