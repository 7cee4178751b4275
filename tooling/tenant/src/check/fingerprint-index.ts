/** A value that identifies a tenant: a name, host name or address. In another tenant's data it is a leak. */
export type TenantFingerprint = { readonly slug: string; readonly what: string; readonly text: string }

/** The words of a text in lower case: `help@elm.example` has help, elm, example. */
function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
}

/** Finds fingerprints in texts, at a cost independent of the number of tenants. */
export class FingerprintIndex {
  readonly #byFirstWord = new Map<
    string,
    { readonly fingerprint: TenantFingerprint; readonly words: readonly string[] }[]
  >()

  constructor(fingerprints: readonly TenantFingerprint[]) {
    for (const fingerprint of fingerprints) {
      const words = wordsIn(fingerprint.text)
      const first = words[0]
      if (first === undefined) continue
      const known = this.#byFirstWord.get(first)
      if (known) known.push({ fingerprint, words })
      else this.#byFirstWord.set(first, [{ fingerprint, words }])
    }
  }

  /** The fingerprints that occur in a text, word by word. */
  in(text: string): readonly TenantFingerprint[] {
    const words = wordsIn(text)
    return words.flatMap((word, at) =>
      (this.#byFirstWord.get(word) ?? []).flatMap(({ fingerprint, words: sought }) =>
        sought.every((each, index) => words[at + index] === each) ? [fingerprint] : [],
      ),
    )
  }
}
