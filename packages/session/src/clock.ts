/** The provider's idea of now, in ms: never the device's own clock against a session's end (wire.md, "Clocks"). */
export type Clock = () => number

// Less than this is the time it takes to read two clocks.
const SAME_MS = 5

let clock: Clock = Date.now
let assumedOffset = 0

/** Sets the clock that expiry is counted on: api-client's `providerNow`. */
export function followClock(providerNow: Clock): void {
  clock = providerNow
}

export function now(): number {
  return Date.now() + offset()
}

/** How far the provider's clock is ahead of the device's, as far as it is known. */
export function offset(): number {
  const learned = clock() - Date.now()
  return Math.abs(learned) > SAME_MS ? learned : assumedOffset
}

/** What the offset was before a reload: it holds until the provider's first answer says it anew. */
export function assumeOffset(milliseconds: number): void {
  assumedOffset = milliseconds
}
