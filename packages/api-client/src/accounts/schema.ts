import * as v from 'valibot'

/** All in cents. */
const limitsSchema = v.pipe(
  v.object({
    deposit_min: v.number(),
    deposit_max: v.number(),
    deposit_daily: v.number(),
    withdraw_min: v.number(),
    withdraw_daily: v.number(),
    initial_min: v.number(),
    initial_max: v.number(),
  }),
  v.transform((wire) => ({
    depositMin: wire.deposit_min,
    depositMax: wire.deposit_max,
    depositDaily: wire.deposit_daily,
    withdrawMin: wire.withdraw_min,
    withdrawDaily: wire.withdraw_daily,
    initialMin: wire.initial_min,
    initialMax: wire.initial_max,
  })),
)

const cents = v.pipe(v.number(), v.safeInteger())

/** Balances and interest in cents; `apy` a decimal text of percent, "4.35". */
export const accountSchema = v.pipe(
  v.object({
    uuid: v.string(),
    name: v.string(),
    number_masked: v.string(),
    routing_number: v.string(),
    available_balance: cents,
    current_balance: cents,
    pending_balance: cents,
    apy: v.pipe(v.string(), v.decimal()),
    interest_ytd: cents,
    opened_at: v.string(),
    closing_since: v.optional(v.nullable(v.string()), null),
    limits: limitsSchema,
  }),
  v.transform((wire) => ({
    uuid: wire.uuid,
    name: wire.name,
    numberMasked: wire.number_masked,
    routingNumber: wire.routing_number,
    availableBalance: wire.available_balance,
    currentBalance: wire.current_balance,
    pendingBalance: wire.pending_balance,
    apy: wire.apy,
    interestYtd: wire.interest_ytd,
    openedAt: wire.opened_at,
    closingSince: wire.closing_since,
    limits: wire.limits,
  })),
)
export const accountsSchema = v.array(accountSchema)

export const accountNumberSchema = v.pipe(
  v.object({ account_number: v.pipe(v.string(), v.nonEmpty()) }),
  v.transform(({ account_number }) => account_number),
)

export type Account = v.InferOutput<typeof accountSchema>
export type AccountLimits = v.InferOutput<typeof limitsSchema>
export type WireAccount = v.InferInput<typeof accountSchema>
