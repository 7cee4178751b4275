interface Window {
  count: number
  readonly endsMs: number
}

/** Maximum number of remembered addresses; a new one replaces the oldest. */
const maxAddresses = 10_000

/** Counts the attempts of each address in a window that starts with the first one. Counted in this process only. */
export class AddressLimit {
  readonly #windows = new Map<string, Window>()
  readonly #most: number
  readonly #seconds: number

  constructor(most: number, seconds: number) {
    this.#most = most
    this.#seconds = seconds
  }

  /** Seconds until the address may try again; 0 if it may try now. */
  waitSeconds(address: string, now: Date): number {
    const window = this.#windowOf(address, now)
    if (window === null || window.count < this.#most) return 0
    return Math.ceil((window.endsMs - now.getTime()) / 1000)
  }

  add(address: string, now: Date, count = 1): void {
    const window = this.#windowOf(address, now)
    if (window !== null) {
      window.count += count
      return
    }
    const [oldest] = this.#windows.keys()
    if (oldest !== undefined && this.#windows.size >= maxAddresses) this.#windows.delete(oldest)
    this.#windows.set(address, { count, endsMs: now.getTime() + this.#seconds * 1000 })
  }

  #windowOf(address: string, now: Date): Window | null {
    const window = this.#windows.get(address)
    if (window === undefined) return null
    if (window.endsMs > now.getTime()) return window
    this.#windows.delete(address)
    return null
  }
}
