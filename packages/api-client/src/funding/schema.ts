import * as v from 'valibot'
import { wireObject } from '../transport/wire-case.ts'

/** Cents; null while no amount is set. */
export const initialFundAmountSchema = v.object({ amount: v.nullable(v.pipe(v.number(), v.safeInteger())) })

export const fundedSchema = wireObject({ status: v.string(), request_id: v.string() })

export type InitialFundAmount = v.InferOutput<typeof initialFundAmountSchema>
export type Funded = v.InferOutput<typeof fundedSchema>
export type WireInitialFundAmount = v.InferInput<typeof initialFundAmountSchema>
export type WireFunded = v.InferInput<typeof fundedSchema>
