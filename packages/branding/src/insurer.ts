/** The insurer of deposits, whose official sign is shown. */
export const insurers = ['FDIC', 'NCUA', 'none'] as const
export type Insurer = (typeof insurers)[number]

/**
 * The insurer of a bank: the FDIC if the branding has `show_fdic`, whatever tenant.json names; else the NCUA for a credit
 * union whose tenant.json names it.
 */
export function depositInsurer(showFdic: boolean, named: Insurer | undefined): Insurer {
  if (showFdic) return 'FDIC'
  return named === 'NCUA' ? 'NCUA' : 'none'
}
