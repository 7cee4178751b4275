/** The inputs of a period's yield: interest in cents, and the average of the daily balances. */
export type Earned = {
  readonly interestCents: number
  readonly averageDailyBalance: number
  readonly days: number
}

/**
 * Annual percentage yield earned, Regulation DD (12 CFR 1030) Appendix A, Part II:
 * 100 [(1 + interest earned / balance)^(365 / days in period) - 1], to two decimals.
 */
export function annualPercentageYieldEarned({ interestCents, averageDailyBalance, days }: Earned): string {
  if (interestCents <= 0 || averageDailyBalance <= 0 || days <= 0) return '0.00'
  return (100 * ((1 + interestCents / averageDailyBalance) ** (365 / days) - 1)).toFixed(2)
}
