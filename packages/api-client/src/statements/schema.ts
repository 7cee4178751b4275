import * as v from 'valibot'
import { wireObject } from '../transport/wire-case.ts'

const cents = v.pipe(v.number(), v.safeInteger())

/** One month of the account, by the calendar of New York; balances in cents, `month` from 1. */
export const statementSchema = wireObject({
  year: v.pipe(v.number(), v.integer()),
  month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  issued_at: v.string(),
  opening_balance: cents,
  closing_balance: cents,
})
export const statementsSchema = v.array(statementSchema)

export const statementYearsSchema = v.array(v.pipe(v.number(), v.integer()))

/** Short-lived; validate it before opening (`safeDownload`). */
export const statementFileSchema = wireObject({ download_url: v.string() })

export type Statement = v.InferOutput<typeof statementSchema>
export type StatementFile = v.InferOutput<typeof statementFileSchema>
export type WireStatement = v.InferInput<typeof statementSchema>
export type WireStatementFile = v.InferInput<typeof statementFileSchema>
