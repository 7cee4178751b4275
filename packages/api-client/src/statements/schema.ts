import * as v from 'valibot'
import { bankDay, bankDaySchema } from '../transport/bank-day.ts'
import { wireObject } from '../transport/wire-case.ts'

const cents = v.pipe(v.number(), v.safeInteger())

/** One month of the account, by the calendar of New York; balances in cents, `month` from 1, `issuedOn` a bank day. */
export const statementSchema = v.pipe(
  wireObject({
    year: v.pipe(v.number(), v.integer()),
    month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
    issued_at: v.string(),
    issued_on: bankDaySchema,
    opening_balance: cents,
    closing_balance: cents,
  }),
  v.transform(({ issuedAt, issuedOn, ...statement }) => ({
    ...statement,
    issuedOn: bankDay(issuedOn, issuedAt),
  })),
)
export const statementsSchema = v.array(statementSchema)

export const statementYearsSchema = v.array(v.pipe(v.number(), v.integer()))

/** Short-lived; validate it before opening (`safeDownload`). */
export const statementFileSchema = wireObject({ download_url: v.string() })

export type Statement = v.InferOutput<typeof statementSchema>
export type StatementFile = v.InferOutput<typeof statementFileSchema>
export type WireStatement = v.InferInput<typeof statementSchema>
export type WireStatementFile = v.InferInput<typeof statementFileSchema>
