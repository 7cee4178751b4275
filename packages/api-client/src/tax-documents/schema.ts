import * as v from 'valibot'
import { wireObject } from '../transport/wire-case.ts'

/** `form` is the IRS form, "1099-INT"; the link is short-lived. */
export const taxDocumentSchema = wireObject({
  uuid: v.string(),
  tax_year: v.pipe(v.number(), v.integer()),
  form: v.string(),
  issued_at: v.string(),
  download_url: v.string(),
})
export const taxDocumentsSchema = v.array(taxDocumentSchema)

export type TaxDocument = v.InferOutput<typeof taxDocumentSchema>
export type WireTaxDocument = v.InferInput<typeof taxDocumentSchema>
