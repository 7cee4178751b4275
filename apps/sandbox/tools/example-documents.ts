import { proofKinds, type ProofKind } from '@coffer/domain/proofs'
import type { Language } from '@coffer/i18n/languages'
import { savingsProduct } from '../src/banking/deposit-account.ts'
import { bankLabel } from '../src/banking/transfer-description.ts'
import { disclosurePdf } from '../src/disclosures/disclosure-pdf.ts'
import { firstDisclosures } from '../src/disclosures/publish.ts'
import type { Addressee } from '../src/documents/addressee.ts'
import type { DocumentBranding } from '../src/documents/pdf-parts.ts'
import { proofPdf } from '../src/proofs/proof-pdf.ts'
import type { ProvenFigures } from '../src/proofs/proven-facts.ts'
import { midnight, createPeriod } from '../src/statements/periods.ts'
import { type Statement, statementFrom } from '../src/statements/statement.ts'
import { statementPdf } from '../src/statements/statement-pdf.ts'
import type { StatementPosting } from '../src/statements/statement-postings.ts'
import { taxFormPdf } from '../src/tax-documents/tax-form-pdf.ts'

/** The documents of a bank, as files are named for them. */
export const documentKinds = ['statement', 'tax_form', ...proofKinds, 'disclosure'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Whose documents they are, in whose brand. */
export interface Example {
  readonly branding: DocumentBranding
  readonly logo: Uint8Array | null
  readonly language: Language
  /** Address of the page that confirms codes. */
  readonly verifyAt: string
}

const number = '900004821'
const otherBank = { institution: 'First Platypus Bank', mask: '6789' }
const openedOn = '2025-02-03'
const opening = 18_250_00

/** One of a bank's documents about an example depositor, drawn as the provider draws it. */
export function exampleDocument(kind: DocumentKind, example: Example): Promise<Buffer<ArrayBuffer>> {
  const holder = { ...addressee, language: example.language }
  if (kind === 'disclosure') return exampleDisclosure(example)
  const account = { number, routingNumber: savingsProduct.routingNumber }
  if (kind === 'tax_form') {
    const { interest } = yearOf2025()
    const form = { year: 2025, issuedAt: midnight('2026-01-31'), interestCents: interest, account }
    return taxFormPdf({ ...example, form, holder })
  }
  if (kind === 'statement') {
    const period = { year: 2026, month: 10 }
    return statementPdf({ ...example, period, statement: october(), account, holder })
  }
  const proof = { kind, language: example.language, code: 'K7M2QX9TBC4DVR3H', issuedAt: new Date(issuedAt) }
  return proofPdf({ ...example, proof, account, holder, figures: figuresOf(kind) })
}

const issuedAt = '2026-11-20T15:04:00Z'

const addressee: Omit<Addressee, 'language'> = {
  names: ['Robin Marlow'],
  address: ['118 Larkspur Lane', 'Columbus, OH 43215'],
  ssnLastFour: '4821',
}

function exampleDisclosure({ branding, logo }: Example): Promise<Buffer<ArrayBuffer>> {
  const texts = firstDisclosures({ name: branding.name, supportEmail: branding.emails.support })
  const agreement = texts.find(({ slug }) => slug === 'deposit-agreement')
  if (!agreement) throw new Error('There is no deposit agreement.')
  return disclosurePdf({ branding, logo, disclosure: agreement })
}

function figuresOf(kind: ProofKind): ProvenFigures {
  const closing = october().closing
  if (kind === 'balance_letter')
    return { kind, current: closing, available: closing - 750_00, openedOn, closedOn: null }
  if (kind === 'period_statement') return { kind, statement: october() }
  if (kind === 'year_summary') return { kind, statement: yearOf2025(), apy: savingsProduct.apy }
  return { kind }
}

/** Settled at half past eight in New York, or credited at the midnight after a day. */
const at = (day: string): Date => new Date(midnight(day).getTime() + 8.5 * 3_600_000)

function movements() {
  const moved = { returnCode: null } as const
  return {
    deposit: (day: string, cents: number): StatementPosting => ({
      ...moved,
      at: at(day),
      kind: 'deposit-settled',
      direction: 'LinkedToPrimary',
      counterparty: bankLabel(otherBank),
      cents,
    }),
    withdrawal: (day: string, cents: number): StatementPosting => ({
      ...moved,
      at: at(day),
      kind: 'withdrawal-settled',
      direction: 'PrimaryToLinked',
      counterparty: bankLabel(otherBank),
      cents: -cents,
    }),
    interest: (dayAfter: string, cents: number): StatementPosting => ({
      ...moved,
      at: midnight(dayAfter),
      kind: 'interest-posted',
      direction: 'ServiceToPrimary',
      counterparty: '',
      cents,
    }),
  }
}

function october(): Statement {
  const { deposit, withdrawal, interest } = movements()
  return statementFrom(createPeriod('2026-10-01', '2026-10-31'), opening, [
    deposit('2026-10-05', 500_00),
    withdrawal('2026-10-09', 1_200_00),
    deposit('2026-10-19', 500_00),
    deposit('2026-10-27', 2_500_00),
    interest('2026-11-01', 66_47),
  ])
}

function yearOf2025(): Statement {
  const { deposit, interest } = movements()
  const months = Array.from({ length: 11 }, (_, index) => String(index + 2).padStart(2, '0'))
  return statementFrom(
    createPeriod(openedOn, '2025-12-31'),
    0,
    months.flatMap((month, index) => [
      deposit(`2025-${month}-05`, 1_500_00),
      interest(
        index === months.length - 1 ? '2026-01-01' : `2025-${months[index + 1]}-01`,
        5_36 * (index + 1),
      ),
    ]),
  )
}
