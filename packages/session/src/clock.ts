/** The provider's idea of now, in ms: never the device's own clock against a session's end (wire.md, "Clocks"). */
export type Clock = () => number

let clock: Clock = Date.now

/** Sets the clock that expiry is counted on: api-client's `providerNow`. */
export function followClock(providerNow: Clock): void {
  clock = providerNow
}

export function now(): number {
  return clock()
}
