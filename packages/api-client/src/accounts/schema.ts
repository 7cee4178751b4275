import * as v from 'valibot'
import { bankDay, bankDaySchema } from '../transport/bank-day.ts'
import { wireObject } from '../transport/wire-case.ts'

/** Limits in cents. */
export const limitsSchema = wireObject({
  deposit_min: v.number(),
  deposit_max: v.number(),
  deposit_daily: v.number(),
  withdraw_min: v.number(),
  withdraw_daily: v.number(),
  initial_min: v.number(),
  initial_max: v.number(),
})

const cents = v.pipe(v.number(), v.safeInteger())

/** Balances and interest in cents; `apy` a decimal text of percent, "4.35"; `openedOn` a bank day. */
export const accountSchema = v.pipe(
  wireObject({
    uuid: v.string(),
    name: v.string(),
    /** The name that the holders gave the account; null if they gave none, absent if the provider has no nicknames. */
    nickname: v.optional(v.nullable(v.string())),
    number_masked: v.string(),
    routing_number: v.string(),
    available_balance: cents,
    current_balance: cents,
    pending_balance: cents,
    apy: v.pipe(v.string(), v.decimal()),
    interest_ytd: cents,
    opened_at: v.string(),
    opened_on: bankDaySchema,
    closing_since: v.optional(v.nullable(v.string()), null),
    limits: limitsSchema,
  }),
  v.transform(({ openedAt, openedOn, ...account }) => ({
    ...account,
    openedOn: bankDay(openedOn, openedAt),
  })),
)
export const accountsSchema = v.array(accountSchema)

/** PATCH /accounts/{uuid}. */
export const nicknameSchema = v.object({ nickname: v.nullable(v.string()) })

export const accountNumberSchema = v.pipe(
  v.object({ account_number: v.pipe(v.string(), v.nonEmpty()) }),
  v.transform(({ account_number }) => account_number),
)

export type Account = v.InferOutput<typeof accountSchema>
export type AccountLimits = v.InferOutput<typeof limitsSchema>
export type WireAccount = v.InferInput<typeof accountSchema>
