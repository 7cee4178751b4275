import * as v from 'valibot'

/** `form` as the tax office calls it, "1099-INT"; the link is short-lived. */
export const taxDocumentSchema = v.pipe(
  v.object({
    uuid: v.string(),
    tax_year: v.pipe(v.number(), v.integer()),
    form: v.string(),
    issued_at: v.string(),
    download_url: v.string(),
  }),
  v.transform((wire) => ({
    uuid: wire.uuid,
    taxYear: wire.tax_year,
    form: wire.form,
    issuedAt: wire.issued_at,
    downloadUrl: wire.download_url,
  })),
)
export const taxDocumentsSchema = v.array(taxDocumentSchema)

export type TaxDocument = v.InferOutput<typeof taxDocumentSchema>
export type WireTaxDocument = v.InferInput<typeof taxDocumentSchema>
