/** How long a retry reliably gets the first response: a day less than the provider keeps idempotency keys. */
const keyRetentionMs = 29 * 86_400_000

/** The calls whose idempotency key the provider still keeps. */
export const withKnownKey = <Call extends { readonly at: Date }>(calls: readonly Call[], now: Date): Call[] =>
  calls.filter(({ at }) => now.getTime() - at.getTime() < keyRetentionMs)
