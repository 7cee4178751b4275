import * as v from 'valibot'

/** `attestation` is the sentence to agree to; `body_html` must be cleaned before it is shown. */
export const disclosureSchema = v.pipe(
  v.object({
    uuid: v.string(),
    hash: v.string(),
    title: v.string(),
    version: v.string(),
    attestation: v.string(),
    body_html: v.string(),
    download_url: v.nullable(v.string()),
    signed_at: v.nullable(v.string()),
  }),
  v.transform((wire) => ({
    uuid: wire.uuid,
    hash: wire.hash,
    title: wire.title,
    version: wire.version,
    attestation: wire.attestation,
    bodyHtml: wire.body_html,
    downloadUrl: wire.download_url,
    signedAt: wire.signed_at,
  })),
)
export const disclosuresSchema = v.array(disclosureSchema)

export const signedSchema = v.pipe(
  v.object({ signed_at: v.string() }),
  v.transform(({ signed_at }) => ({ signedAt: signed_at })),
)

export type Disclosure = v.InferOutput<typeof disclosureSchema>
export type Signed = v.InferOutput<typeof signedSchema>
export type WireDisclosure = v.InferInput<typeof disclosureSchema>
export type WireSigned = v.InferInput<typeof signedSchema>
