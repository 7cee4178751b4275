import { accrueMonth, postInterest } from './interest.ts'

/** The assumptions of a projection. */
export interface ProjectionTerms {
  /** Cents saved already. */
  start: number
  /** Cents deposited at the start of each month. */
  monthly: number
  /** Whole years. */
  years: number
  /** Annual percentage yield, "4.35", constant throughout. */
  apy: string
}

/** The state at the end of a year of a projection, in cents. */
export interface ProjectedYear {
  /** 1 is the first. */
  year: number
  /** The start and every deposit so far. */
  deposited: number
  /** All interest so far. */
  interest: number
}

/**
 * The growth of savings: twelve equal months a year, a deposit at the start of each, interest posted to the cent at its
 * end, compounding monthly, without withdrawals. An illustration: a bank accrues by the day, and its rate may change.
 */
export function project({ start, monthly, years, apy }: ProjectionTerms): ProjectedYear[] {
  const projected: ProjectedYear[] = []
  let deposited = start
  let interest = 0
  let carried = 0n
  for (let year = 1; year <= years; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      deposited += monthly
      const posted = postInterest(carried + accrueMonth(deposited + interest, apy))
      interest += posted.cents
      carried = posted.carried
    }
    projected.push({ year, deposited, interest })
  }
  return projected
}
