import * as v from 'valibot'
import { bankDay, bankDaySchema } from '../transport/bank-day.ts'
import { wireObject } from '../transport/wire-case.ts'

/** `form` is the IRS form, "1099-INT"; `issuedOn` a bank day; the link is short-lived. */
export const taxDocumentSchema = v.pipe(
  wireObject({
    uuid: v.string(),
    tax_year: v.pipe(v.number(), v.integer()),
    form: v.string(),
    issued_at: v.string(),
    issued_on: bankDaySchema,
    download_url: v.string(),
  }),
  v.transform(({ issuedAt, issuedOn, ...document }) => ({
    ...document,
    issuedOn: bankDay(issuedOn, issuedAt),
  })),
)
export const taxDocumentsSchema = v.array(taxDocumentSchema)

export type TaxDocument = v.InferOutput<typeof taxDocumentSchema>
export type WireTaxDocument = v.InferInput<typeof taxDocumentSchema>
