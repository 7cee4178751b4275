export interface BalancePoint {
  /** "YYYY-MM-DD". */
  date: string
  /** Cents, at the end of the day. */
  balance: number
  /** Cents, earned on the day. */
  interest: number
}

export interface BalanceChartProps {
  points: readonly BalancePoint[]
}

/** The balance by day. */
export function BalanceChart({ points }: BalanceChartProps) {
  return <p>{points.length}</p>
}
