import * as v from 'valibot'

const cents = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_00))

/** A date that exists: `isoDate` alone accepts a February 31. */
const day = v.pipe(
  v.string(),
  v.isoDate('must be a date like 2026-01-31'),
  v.check((text) => new Date(text).getUTCDate() === Number(text.slice(-2)), 'must be a date that exists'),
)

/**
 * What a tenant advertises before an account exists. Figures only, so that data cannot add a promise of its own; a rate
 * has its date, as Regulation DD asks (12 CFR 1030.8). A fee or minimum that is absent is not mentioned.
 */
export const offerSchema = v.strictObject({
  /** Annual percentage yield, a decimal text of percent. */
  apy: v.pipe(v.string(), v.regex(/^\d{1,2}\.\d{2}$/, 'must be a percentage with two decimals like "4.35"')),
  /** The day as of which the yield applies. */
  asOf: day,
  monthlyFeeCents: v.optional(cents),
  minimumDepositCents: v.optional(cents),
})

export type Offer = v.InferOutput<typeof offerSchema>
