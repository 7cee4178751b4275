/** The median; NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const half = sorted.length / 2
  const upper = sorted[Math.floor(half)] ?? Number.NaN
  const lower = sorted[Math.ceil(half) - 1] ?? Number.NaN
  return (lower + upper) / 2
}
