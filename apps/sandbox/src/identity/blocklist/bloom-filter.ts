import { createHash } from 'node:crypto'

/** Bits of the filter per entry, and bits set by each entry: together, about one false positive in 2,000. */
const bitsPerEntry = 16
const hashes = 11

/**
 * A set that takes two bytes per entry. It contains every entry, and about one in 2,000 other strings as a false
 * positive. The buffer's size determines the number of bits.
 */
export class BloomFilter {
  readonly #bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  static of(entries: ReadonlySet<string>): BloomFilter {
    const filter = new BloomFilter(new Uint8Array(Math.ceil((entries.size * bitsPerEntry) / 8)))
    for (const entry of entries) filter.#add(entry)
    return filter
  }

  get bytes(): Uint8Array {
    return this.#bytes
  }

  has(entry: string): boolean {
    return this.#bitsOf(entry).every((bit) => ((this.#bytes[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0)
  }

  #add(entry: string): void {
    for (const bit of this.#bitsOf(entry)) {
      const place = bit >> 3
      this.#bytes[place] = (this.#bytes[place] ?? 0) | (1 << (bit & 7))
    }
  }

  /** Double hashing of one SHA-256 digest. */
  #bitsOf(entry: string): readonly number[] {
    const digest = createHash('sha256').update(entry).digest()
    const [first, second] = [digest.readUInt32LE(0), (digest.readUInt32LE(4) | 1) >>> 0]
    const size = this.#bytes.length * 8
    return Array.from({ length: hashes }, (_, index) => (first + index * second) % size)
  }
}
