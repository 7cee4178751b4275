import { plainNumber } from './typed-text.ts'

/** The whole of an account, in percent. */
export const wholeShare = 100

/** `wrong-members`: a member of the group is missing or named twice, or someone is not a member. */
export type AllocationProblem = 'not-whole' | 'out-of-range' | 'does-not-add-up' | 'wrong-members'

/** The sum of the shares. */
export const sumShares = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0)

/** Percents left to allocate; negative if the shares exceed 100. */
export const unallocatedShare = (shares: readonly number[]): number => wholeShare - sumShares(shares)

/** Even shares in whole percents: they differ by at most one percent, and the first ones get the remainder. */
export function splitEvenly(count: number): number[] {
  const even = Math.floor(wholeShare / count)
  const left = wholeShare - even * count
  return Array.from({ length: count }, (_, place) => even + (place < left ? 1 : 0))
}

export type ShareProblem = 'empty' | 'malformed' | 'not-whole' | 'too-high'

/**
 * Parses a typed share: "33", "33 %", "٣٣". A share is a whole percent, so "33.33" and "2,5" are refused rather than
 * read without their separator; `splitEvenly` makes three equal shares of 34, 33 and 33.
 */
export function readShare(typed: string): { share: number } | { problem: ShareProblem } {
  if (typed.length > 40) return { problem: 'malformed' }
  const text = plainNumber(typed)
    .replaceAll(/\s/g, '')
    .replace(/[%٪％]$/, '')
  if (text === '') return { problem: 'empty' }
  if (/^\d*[.,٫٬．，]\d*$/.test(text) && /\d/.test(text)) return { problem: 'not-whole' }
  if (!/^\d{1,20}$/.test(text)) return { problem: 'malformed' }
  const share = Number(text)
  return share > wholeShare ? { problem: 'too-high' } : { share }
}

/** Whole percents from 0 to 100 that add up to 100. An empty group is valid. */
export function checkShares(shares: readonly number[]): Exclude<AllocationProblem, 'wrong-members'> | null {
  if (!shares.every((share) => Number.isInteger(share))) return 'not-whole'
  if (shares.some((share) => share < 0 || share > wholeShare)) return 'out-of-range'
  return shares.length === 0 || sumShares(shares) === wholeShare ? null : 'does-not-add-up'
}

export type Allocation = { uuid: string | null; allocation: number }

/**
 * The allocations name each member of the group exactly once and add up. A null uuid is the beneficiary being added.
 */
export function checkAllocations(
  allocations: readonly Allocation[],
  group: readonly (string | null)[],
): AllocationProblem | null {
  const named = new Set(allocations.map(({ uuid }) => uuid))
  const isWhole = named.size === allocations.length && named.size === group.length
  if (!isWhole || !group.every((uuid) => named.has(uuid))) return 'wrong-members'
  return checkShares(allocations.map(({ allocation }) => allocation))
}

/**
 * Scales the remaining shares to whole percents that add up to 100 (largest remainder, the first of equals first).
 * Splits evenly if all are 0.
 */
export function rescaleShares(shares: readonly number[]): number[] {
  const total = sumShares(shares)
  if (total === 0) return splitEvenly(shares.length)
  const roundedDown = shares.map((share) => Math.floor((share * wholeShare) / total))
  const lost = shares.map((share, place) => ({ place, part: (share * wholeShare) % total }))
  const largestLosses = lost
    .toSorted((one, other) => other.part - one.part || one.place - other.place)
    .slice(0, unallocatedShare(roundedDown))
  const roundedUp = new Set(largestLosses.map(({ place }) => place))
  return roundedDown.map((share, place) => share + (roundedUp.has(place) ? 1 : 0))
}
