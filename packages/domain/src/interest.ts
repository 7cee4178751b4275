/** Accrued interest is in billionths of a cent, so that no rounding is lost between days. */
const nanocents = 1_000_000_000n

/** Rates are whole trillionths. */
const rateScale = 1_000_000_000_000

/** The nominal yearly rate for an APY with monthly compounding: 12((1+APY)^(1/12)-1). APY as "4.35". */
export function nominalRate(apy: string): number {
  const yearly = Number(apy) / 100
  return 12 * Math.expm1(Math.log1p(yearly) / 12)
}

/** The interest on an unchanged balance in a year, in cents: by definition its APY. */
export function yearlyInterest(balanceCents: number, apy: string): number {
  return Math.round((balanceCents * Number(apy)) / 100)
}

/** One day's interest on a ledger balance in cents, in billionths of a cent: balance × rate / 365. */
export const accrueDay = (balanceCents: number, apy: string): bigint => accrue(balanceCents, apy, 365n)

/** The same for one of twelve equal months: balance × rate / 12. For projections; a bank accrues by the day. */
export const accrueMonth = (balanceCents: number, apy: string): bigint => accrue(balanceCents, apy, 12n)

function accrue(balanceCents: number, apy: string, partsOfYear: bigint): bigint {
  if (balanceCents <= 0) return 0n
  const rate = BigInt(Math.round(nominalRate(apy) * rateScale))
  return (BigInt(balanceCents) * rate * nanocents) / (partsOfYear * BigInt(rateScale))
}

/** The month's posting: accrued billionths rounded to the cent, and the remainder carried over, which may be negative. */
export function postInterest(accrued: bigint): { cents: number; carried: bigint } {
  const cents = (accrued + nanocents / 2n) / nanocents
  return { cents: Number(cents), carried: accrued - cents * nanocents }
}
