/** Who insures deposits, whose official sign is shown. */
export const insurers = ['FDIC', 'NCUA', 'none'] as const
export type Insurer = (typeof insurers)[number]

/**
 * The insurer of a bank: the FDIC by the branding's `show_fdic`, whatever a tenant.json names; else the NCUA for a credit
 * union that names it there.
 */
export function depositInsurer(showFdic: boolean, named: Insurer | undefined): Insurer {
  if (showFdic) return 'FDIC'
  return named === 'NCUA' ? 'NCUA' : 'none'
}
