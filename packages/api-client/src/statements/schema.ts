import * as v from 'valibot'

const cents = v.pipe(v.number(), v.safeInteger())

/** One month of the account, by the calendar of New York; balances in cents, `month` from 1. */
export const statementSchema = v.pipe(
  v.object({
    year: v.pipe(v.number(), v.integer()),
    month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
    issued_at: v.string(),
    opening_balance: cents,
    closing_balance: cents,
  }),
  v.transform((wire) => ({
    year: wire.year,
    month: wire.month,
    issuedAt: wire.issued_at,
    openingBalance: wire.opening_balance,
    closingBalance: wire.closing_balance,
  })),
)
export const statementsSchema = v.array(statementSchema)

export const statementYearsSchema = v.array(v.pipe(v.number(), v.integer()))

/** Short-lived; it must be looked at before it is opened (`safeDownload`). */
export const statementFileSchema = v.pipe(
  v.object({ download_url: v.string() }),
  v.transform(({ download_url }) => ({ downloadUrl: download_url })),
)

export type Statement = v.InferOutput<typeof statementSchema>
export type StatementFile = v.InferOutput<typeof statementFileSchema>
export type WireStatement = v.InferInput<typeof statementSchema>
export type WireStatementFile = v.InferInput<typeof statementFileSchema>
