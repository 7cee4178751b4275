import * as v from 'valibot'
import { wireObject } from '../transport/wire-case.ts'

/** `attestation` is the sentence to agree to; `body_html` must be sanitized before display. */
export const disclosureSchema = wireObject({
  uuid: v.string(),
  hash: v.string(),
  title: v.string(),
  version: v.string(),
  attestation: v.string(),
  body_html: v.string(),
  download_url: v.nullable(v.string()),
  signed_at: v.nullable(v.string()),
  /** The consent to electronic documents itself, which is requested before the others are shown. */
  is_electronic_consent: v.optional(v.boolean(), false),
})
export const disclosuresSchema = v.array(disclosureSchema)

export const signedSchema = wireObject({ signed_at: v.string() })

export type Disclosure = v.InferOutput<typeof disclosureSchema>
export type Signed = v.InferOutput<typeof signedSchema>
export type WireDisclosure = v.InferInput<typeof disclosureSchema>
export type WireSigned = v.InferInput<typeof signedSchema>
