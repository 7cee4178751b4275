import { documented } from '../descriptions/documented.ts'
import { proofBody, verifyProofBody } from './request-schema.ts'
import {
  newProofSchema,
  proofFileSchema,
  proofSchema,
  proofsSchema,
  provenAccountSchema,
  verifiedProofSchema,
} from './schema.ts'

const kind = 'What it proves.'
const periodFrom = 'The first bank day of its period. Null if it is about the moment of its issue.'
const periodUntil = 'The last bank day of its period. Null if it is about the moment of its issue.'
const numberMasked = 'The account number with all but its last four digits hidden.'

export const proofDescriptions = {
  Proof: documented(proofSchema, 'A document that a holder created.', {
    uuid: 'The proof’s id.',
    kind,
    period_from: periodFrom,
    period_until: periodUntil,
    issued_at: 'When it was issued: an instant in UTC.',
    issued_on: 'The bank day of its issue.',
    code: 'The code that confirms it: 16 characters, without spaces.',
    language: 'The language that it is in.',
  }),
  ProvenAccount: documented(provenAccountSchema, 'The account that proofs are about.', {
    name: 'The product’s name, in the language of the request.',
    number_masked: numberMasked,
    opened_on: 'The bank day on which it was opened.',
    closed_on: 'The bank day on which it was closed. Null for an open one.',
    settled_until: 'The last bank day that a proof may cover. Null before there is one.',
  }),
  Proofs: documented(proofsSchema, 'The proofs of an account.', {
    account: 'The open account, or the last one closed. Null before there is one.',
    left_today: 'How many more the caller may create today.',
    proofs: 'The newest 50 of both holders, newest first.',
  }),
  NewProof: documented(newProofSchema, 'A proof that was created, and all proofs after it.', {
    uuid: 'The new proof’s id.',
    overview: 'All proofs, the new one included.',
  }),
  ProofFile: documented(proofFileSchema, 'A link to a proof.', {
    download_url: 'A signed link to the PDF, for a few minutes.',
  }),
  VerifiedProof: documented(verifiedProofSchema, 'What a document says.', {
    kind,
    issued_on: 'The bank day of its issue.',
    holders: 'The names of the holders.',
    number_masked: numberMasked,
    period_from: periodFrom,
    period_until: periodUntil,
    balance: 'The balance that it states, in cents. Null for account details.',
    closed_on: 'The bank day on which the account was closed. Null for an open one.',
  }),
  ProofBody: documented(proofBody, 'A proof to create.', {
    kind,
    period_from: 'The first day of a `period_statement`. Null or absent for any other kind.',
    period_until: 'The last day of a `period_statement`. Null or absent for any other kind.',
    year: 'The calendar year of a `year_summary`. Null or absent for any other kind.',
  }),
  VerifyProofBody: documented(verifyProofBody, 'The code of a document.', {
    code: 'The code as it was typed, with or without spaces and dashes.',
  }),
}
