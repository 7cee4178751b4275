import * as v from 'valibot'
import { wireObject } from '../transport/wire-case.ts'

const day = v.pipe(v.string(), v.isoDate())

/** A rate of an account, by bank days. */
export const rateSchema = wireObject({
  /** Percent as decimal text, "4.35". */
  apy: v.pipe(v.string(), v.decimal()),
  /** The first day that earns this rate. */
  effective_on: day,
  /** The day its holders were notified of the change; null for the first rate. */
  announced_on: v.nullable(day),
})
export const ratesSchema = v.array(rateSchema)

export type Rate = v.InferOutput<typeof rateSchema>
export type WireRate = v.InferInput<typeof rateSchema>
