import * as v from 'valibot'

/** Cents; null while no amount is set. */
export const initialFundAmountSchema = v.object({ amount: v.nullable(v.pipe(v.number(), v.safeInteger())) })

export const fundedSchema = v.pipe(
  v.object({ status: v.string(), request_id: v.string() }),
  v.transform((wire) => ({ status: wire.status, requestId: wire.request_id })),
)

export type InitialFundAmount = v.InferOutput<typeof initialFundAmountSchema>
export type Funded = v.InferOutput<typeof fundedSchema>
export type WireInitialFundAmount = v.InferInput<typeof initialFundAmountSchema>
export type WireFunded = v.InferInput<typeof fundedSchema>
