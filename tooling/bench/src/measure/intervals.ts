export interface Interval {
  start: number
  end: number
}

/** The total time that the intervals cover, up to `until`. */
export function covered(intervals: readonly Interval[], until = Infinity): number {
  let total = 0
  let reached = -Infinity
  for (const { start, end } of intervals.toSorted((one, other) => one.start - other.start)) {
    const from = Math.max(start, reached)
    const to = Math.min(end, until)
    if (to > from) total += to - from
    reached = Math.max(reached, to)
  }
  return total
}

/** The time covered by `some` and by none of `others`. */
export function coveredAlone(some: readonly Interval[], others: readonly Interval[], until: number): number {
  return covered([...some, ...others], until) - covered(others, until)
}
