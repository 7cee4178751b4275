import * as v from 'valibot'

export const nonProfitSchema = v.pipe(
  v.object({
    ein: v.string(),
    name: v.string(),
    mission: v.nullable(v.string()),
    location: v.nullable(v.string()),
    locationAddress: v.nullable(v.string()),
    /** Machine-readable; FAILED is ignored. */
    status: v.nullable(v.string()),
  }),
  // A missing location falls back to locationAddress.
  v.transform(({ location, locationAddress, ...nonProfit }) => ({
    ...nonProfit,
    location: location === null || location.trim() === '' ? locationAddress : location,
  })),
)
export const nonProfitsSchema = v.array(nonProfitSchema)

export type NonProfit = v.InferOutput<typeof nonProfitSchema>
export type WireNonProfit = v.InferInput<typeof nonProfitSchema>
