/** A day less than the provider keeps the answers of keys: until then a retry has the answer of the first call. */
const keysKnownMs = 29 * 86_400_000

/** Those whose key the provider still knows. */
export const withKnownKey = <Call extends { readonly at: Date }>(calls: readonly Call[], now: Date): Call[] =>
  calls.filter(({ at }) => now.getTime() - at.getTime() < keysKnownMs)
