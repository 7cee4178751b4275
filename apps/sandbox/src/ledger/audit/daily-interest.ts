/** Accrued interest is in billionths of a cent. */
const perCent = 1_000_000_000n

/** The yearly rate is in trillionths. */
const perRate = 1_000_000_000_000n

const rates = new Map<string, bigint>()

/**
 * The nominal yearly rate of an APY with monthly compounding, 12((1 + APY)^(1/12) - 1), rounded to the trillionth.
 * Computed with integers: the smallest rate whose next half step, compounded twelve times, exceeds the yield.
 */
function nominalRate(apy: string): bigint {
  const known = rates.get(apy)
  if (known !== undefined) return known
  const [whole = '', fraction = ''] = apy.split('.')
  const scale = 100n * 10n ** BigInt(fraction.length)
  const yearly = scale + BigInt(whole + fraction)
  const step = 24n * perRate
  const exceeds = (rate: bigint): boolean => (step + 2n * rate + 1n) ** 12n * scale > yearly * step ** 12n
  let [low, high] = [0n, 1n]
  while (!exceeds(high)) high *= 2n
  while (low < high) {
    const middle = (low + high) / 2n
    if (exceeds(middle)) high = middle
    else low = middle + 1n
  }
  rates.set(apy, low)
  return low
}

/** A day's interest on a balance in cents: balance × rate / 365, truncated to a billionth. */
export const dailyInterest = (balanceCents: number, apy: string): bigint =>
  balanceCents <= 0 ? 0n : (BigInt(balanceCents) * nominalRate(apy) * perCent) / (365n * perRate)

/** Whole cents of accrued interest, rounded half up, and the rest, which may be negative. */
export function roundToCents(accrued: bigint): { readonly cents: number; readonly rest: bigint } {
  const halfUp = 2n * accrued + perCent
  const floor = halfUp >= 0n ? halfUp / (2n * perCent) : -((-halfUp + 2n * perCent - 1n) / (2n * perCent))
  return { cents: Number(floor), rest: accrued - floor * perCent }
}
