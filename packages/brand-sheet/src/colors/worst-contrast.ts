import { type ContrastRow, ratioText } from '@coffer/branding/report'
import type { Role } from '@coffer/branding/roles'

/** A role's lowest contrast with its backgrounds, else the lowest of a role on it, as text. Empty if none is required. */
export function worstContrast(role: Role, rows: readonly ContrastRow[]): string {
  const own = lowestRow(rows.filter((row) => row.role === role))
  if (own) return `${ratioText(own.ratio)} on ${own.background} (${own.needed} needed)`
  const carried = lowestRow(rows.filter((row) => row.background === role))
  return carried ? `${carried.role} on it: ${ratioText(carried.ratio)}` : ''
}

/** The row with the lowest contrast relative to the required one. */
const lowestRow = (rows: readonly ContrastRow[]): ContrastRow | undefined =>
  rows.toSorted((one, other) => one.ratio / one.needed - other.ratio / other.needed)[0]
