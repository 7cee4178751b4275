import { documented } from '../descriptions/documented.ts'
import { signatureBody } from './request-schema.ts'
import { disclosureSchema, signedSchema } from './schema.ts'

export const disclosureDescriptions = {
  Disclosure: documented(disclosureSchema, 'One version of a text that a depositor signs.', {
    uuid: 'The disclosure’s id, the same for every version.',
    hash: 'Names the version, and changes with its text.',
    title: 'Its title.',
    version: 'The version’s name, to be shown.',
    attestation: 'The sentence to agree to.',
    body_html: 'Its text as HTML, which a client sanitizes before it shows it.',
    download_url: 'A signed link to the PDF, for a few minutes. Null if there is none.',
    signed_at: 'When the caller signed this version: an instant in UTC. Null if they did not.',
    is_electronic_consent: 'Whether it is the consent to electronic documents, which is asked for first.',
  }),
  Signed: documented(signedSchema, 'A signature.', { signed_at: 'When it was signed: an instant in UTC.' }),
  SignatureBody: documented(signatureBody, 'What is signed.', {
    attestation: 'True: the depositor agrees to the attestation.',
    hash: 'The version that was shown. Another one than the current is refused.',
  }),
}
