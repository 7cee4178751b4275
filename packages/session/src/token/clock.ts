/**
 * The provider's time, in ms. A session's end is never compared with the device's own clock (docs/wire.md, “Clocks”).
 */
export type Clock = () => number

// A smaller difference is only the time it takes to read two clocks.
const SAME_MS = 5

let clock: Clock = Date.now
let assumedOffset = 0

/** Sets the clock for expiry: api-client's `providerNow`. */
export function setClock(providerNow: Clock): void {
  clock = providerNow
}

export function now(): number {
  return Date.now() + clockOffset()
}

/** How far the provider's clock is ahead of the device's, as far as known, in ms. */
export function clockOffset(): number {
  const knownOffset = clock() - Date.now()
  return Math.abs(knownOffset) > SAME_MS ? knownOffset : assumedOffset
}

/** Sets the offset from before a reload, until the provider's first response. */
export function assumeClockOffset(milliseconds: number): void {
  assumedOffset = milliseconds
}
