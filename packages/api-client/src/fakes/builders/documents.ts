import type { WireDisclosure } from '../../disclosures/schema.ts'
import type { WireProof, WireProofFile, WireProofs, WireVerifiedProof } from '../../proofs/schema.ts'
import type { WireStatement, WireStatementFile } from '../../statements/schema.ts'
import type { WireTaxDocument } from '../../tax-documents/schema.ts'
import { builder, id } from './builder.ts'

export const disclosure = builder<WireDisclosure>({
  uuid: id(7),
  hash: 'c0ffee',
  title: 'Account agreement',
  version: '2026-01',
  attestation: 'I have read and agree to the account agreement.',
  body_html: '<h2>Account agreement</h2><p>The terms of your savings account.</p>',
  download_url: null,
  signed_at: null,
})

export const statement = builder<WireStatement>({
  year: 2026,
  month: 10,
  issued_at: '2026-11-01T04:00:00Z',
  opening_balance: 1_230_015,
  closing_balance: 1_284_050,
})

export const statementFile = builder<WireStatementFile>({
  download_url: 'https://documents.example/statement.pdf?signature=abc',
})

export const proof = builder<WireProof>({
  uuid: id(96),
  kind: 'balance_letter',
  period_from: null,
  period_until: null,
  issued_at: '2026-11-20T15:00:00Z',
  issued_on: '2026-11-20',
  code: '7KQ2M4X9TB3HVD6Z',
  language: 'en',
})

/** Without proofs by default. */
export const proofs = builder<WireProofs>({
  account: {
    name: 'High-Yield Savings',
    number_masked: '•••• 4821',
    opened_on: '2024-03-15',
    closed_on: null,
    settled_until: '2026-11-19',
  },
  left_today: 20,
  proofs: [],
})

export const proofFile = builder<WireProofFile>({
  download_url: 'https://documents.example/proof.pdf?signature=abc',
})

export const verifiedProof = builder<WireVerifiedProof>({
  kind: 'balance_letter',
  issued_on: '2026-11-20',
  holders: ['Ada Rivera'],
  number_masked: '•••• 4821',
  period_from: null,
  period_until: null,
  balance: 1_284_050,
  closed_on: null,
})

export const taxDocument = builder<WireTaxDocument>({
  uuid: id(13),
  tax_year: 2025,
  form: '1099-INT',
  issued_at: '2026-01-31T05:00:00Z',
  download_url: 'https://documents.example/1099-int.pdf?signature=abc',
})
