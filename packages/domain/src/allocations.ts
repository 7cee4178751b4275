/** Whole percents of an account. */
export const wholeShare = 100

/** `unheld`: someone of the group is left out, or somebody is named who is none of it, or twice. */
export type AllocationProblem = 'not-whole' | 'out-of-range' | 'does-not-add-up' | 'unheld'

/** What the shares come to. */
export const sumOf = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0)

/** What is still to be given; negative where too much is. */
export const leftToGive = (shares: readonly number[]): number => wholeShare - sumOf(shares)

/**
 * Shares for so many, as even as whole percents can be: nobody has more than one percent more than another, and the
 * percents that are left over go to the first ones.
 */
export function splitEvenly(count: number): number[] {
  const even = Math.floor(wholeShare / count)
  const left = wholeShare - even * count
  return Array.from({ length: count }, (_, place) => even + (place < left ? 1 : 0))
}

/** Whole percents from 0 to 100 that add up to exactly 100. Nobody at all needs no shares. */
export function checkShares(shares: readonly number[]): Exclude<AllocationProblem, 'unheld'> | null {
  if (!shares.every((share) => Number.isInteger(share))) return 'not-whole'
  if (shares.some((share) => share < 0 || share > wholeShare)) return 'out-of-range'
  return shares.length === 0 || sumOf(shares) === wholeShare ? null : 'does-not-add-up'
}

export type Allocation = { uuid: string | null; allocation: number }

/** Shares that name each of a group once and nobody else, and add up. A null is the one who is being added. */
export function checkAllocations(
  allocations: readonly Allocation[],
  group: readonly (string | null)[],
): AllocationProblem | null {
  const named = new Set(allocations.map(({ uuid }) => uuid))
  const isWhole = named.size === allocations.length && named.size === group.length
  if (!isWhole || !group.every((uuid) => named.has(uuid))) return 'unheld'
  return checkShares(allocations.map(({ allocation }) => allocation))
}

/**
 * Shares for those who stay when somebody leaves: what they had, in proportion, in whole percents that add up. Percents
 * that rounding leaves over go to those who lost most by it, the first of equals first. Where nobody had any, evenly.
 */
export function spread(shares: readonly number[]): number[] {
  const total = sumOf(shares)
  if (total === 0) return splitEvenly(shares.length)
  const kept = shares.map((share) => Math.floor((share * wholeShare) / total))
  const lost = shares.map((share, place) => ({ place, part: (share * wholeShare) % total }))
  const nextInTurn = lost
    .toSorted((one, other) => other.part - one.part || one.place - other.place)
    .slice(0, leftToGive(kept))
  const winners = new Set(nextInTurn.map(({ place }) => place))
  return kept.map((share, place) => share + (winners.has(place) ? 1 : 0))
}
