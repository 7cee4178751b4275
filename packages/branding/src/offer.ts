import * as v from 'valibot'
import { wholeNumber } from './problems.ts'

const cents = wholeNumber(0, 1_000_000_00)

/** A date that exists: `isoDate` alone accepts a February 31. */
const day = v.pipe(
  v.string(),
  v.isoDate('must be a date like 2026-01-31'),
  v.check((text) => new Date(text).getUTCDate() === Number(text.slice(-2)), 'must be a date that exists'),
)

/** Annual percentage yield in percent, as a decimal text like `4.35`. */
const apy = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}\.\d{2}$/, 'must be a percentage with two decimals like "4.35"'),
)

/**
 * The rate and terms that a tenant advertises before an account exists. Figures only, so that data cannot add a
 * promise. A rate has a date, as Regulation DD requires (12 CFR 1030.8). An absent fee or minimum is not mentioned.
 */
export const offerSchema = v.object({
  apy,
  /** The day as of which the yield applies. */
  asOf: day,
  monthlyFeeCents: v.optional(cents),
  minimumDepositCents: v.optional(cents),
  /** The average yield of US savings accounts, and the day as of which it applies. Without it, nothing is compared. */
  nationalAverage: v.optional(v.object({ apy, asOf: day })),
})

export type Offer = v.InferOutput<typeof offerSchema>
