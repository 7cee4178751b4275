import { easternDate } from '@coffer/domain/calendar'
import { formatProofCode } from '@coffer/domain/proofs'
import { formatsFor } from '@coffer/i18n/language-formats'
import { maskAccountNumber, productName } from '../banking/deposit-account.ts'
import { PdfLayout } from '../documents/pdf-layout.ts'
import type { LabeledValue } from '../documents/pdf-parts.ts'
import { scriptSupportFor } from '../documents/script-support.ts'
import { statementLayout } from '../statements/statement-pdf.ts'
import { proofMessages } from './proof-messages.ts'
import type { PrintedProof, ProvenFigures } from './proven-facts.ts'
import { yearSummaryLayout } from './year-summary-pdf.ts'

/** Keeps the explanation of the code on one page with it. */
const codeHeight = 96

/** A proof as a PDF with its code, in the language in which it was created. */
export async function proofPdf(printed: PrintedProof): Promise<Buffer<ArrayBuffer>> {
  const paper = await layoutProof(printed)
  const { proof, verifyAt } = printed
  const messages = proofMessages[proof.language]
  paper.y += 12
  paper.room(codeHeight)
  paper.heading(messages.check)
  paper.paragraph(
    proof.kind === 'account_details' ? messages.checkDetails(verifyAt) : messages.checkAt(verifyAt),
    10,
  )
  paper.labeledValues([{ name: messages.code, value: formatProofCode(proof.code), isBold: true }])
  return paper.finish()
}

function layoutProof(printed: PrintedProof): Promise<PdfLayout> {
  const { figures, proof } = printed
  const { language, issuedAt: madeAt } = proof
  const messages = proofMessages[language]
  if (figures.kind === 'period_statement') {
    const { from, to } = figures.statement.period
    const { date } = formatsFor(language)
    const title = messages.statement(date(from), date(to))
    return statementLayout({ ...printed, statement: figures.statement }, { title, madeAt })
  }
  if (figures.kind === 'year_summary') return yearSummaryLayout(printed, figures)
  return letterLayout(printed, figures)
}

type LetterFigures = Extract<ProvenFigures, { kind: 'balance_letter' | 'account_details' }>

/** A letter: a sentence addressed to its reader, followed by the confirmed facts. */
async function letterLayout(printed: PrintedProof, figures: LetterFigures): Promise<PdfLayout> {
  const { proof, account, holder, branding, logo } = printed
  const { language, issuedAt } = proof
  const messages = proofMessages[language]
  const paper = new PdfLayout({
    branding,
    logo,
    language,
    title: messages.titles[figures.kind],
    madeAt: issuedAt,
    scripts: await scriptSupportFor([...holder.names, branding.name], branding.documentScripts),
  })
  paper.paragraph(formatsFor(language).date(easternDate(issuedAt)), 10)
  paper.paragraph(
    figures.kind === 'balance_letter'
      ? messages.letterIntro(branding.name)
      : messages.detailsIntro(branding.name),
    10,
  )
  paper.y += 6
  paper.labeledValues([
    { name: messages.holders(holder.names.length), value: holder.names.join(', ') },
    { name: messages.bank, value: branding.name },
    { name: messages.account, value: productName[language] },
    ...(figures.kind === 'balance_letter'
      ? letterValues(printed, figures)
      : [
          { name: messages.accountType, value: messages.savings },
          { name: messages.routing, value: account.routingNumber, isBold: true },
          { name: messages.number, value: account.number, isBold: true },
        ]),
  ])
  paper.y += 6
  if (figures.kind === 'account_details') paper.paragraph(messages.detailsNote, 10)
  else if (figures.closedOn !== null) paper.paragraph(messages.closedNote, 10)
  else if (figures.available !== figures.current) paper.paragraph(messages.availableNote, 10)
  return paper
}

function letterValues(
  { account, proof: { language, issuedAt } }: PrintedProof,
  { current, available, openedOn, closedOn }: Extract<LetterFigures, { kind: 'balance_letter' }>,
): LabeledValue[] {
  const messages = proofMessages[language]
  const { money, date, instant } = formatsFor(language)
  const isAvailableApart = closedOn === null && available !== current
  return [
    { name: messages.number, value: maskAccountNumber(account.number) },
    { name: messages.opened, value: date(openedOn) },
    ...(closedOn === null ? [] : [{ name: messages.closed, value: date(closedOn), isBold: true }]),
    { name: messages.asOf, value: instant(issuedAt.toISOString()) },
    { name: messages.current, value: money(current), isBold: true },
    ...(isAvailableApart ? [{ name: messages.available, value: money(available) }] : []),
  ]
}
