import type { CalendarDate } from '@coffer/domain/calendar'
import { formatsFor } from '@coffer/i18n/language-formats'
import { maskAccountNumber, productName } from '../banking/deposit-account.ts'
import { pageBox, PdfLayout } from '../documents/pdf-layout.ts'
import type { Column } from '../documents/pdf-parts.ts'
import { scriptSupportFor } from '../documents/script-support.ts'
import { isInterest, type Statement } from '../statements/statement.ts'
import { statementMessages } from '../statements/statement-messages.ts'
import { proofMessages } from './proof-messages.ts'
import type { PrintedProof, ProvenFigures } from './proven-facts.ts'

/** A year's summary: the movements, and the interest of each month. */
export async function yearSummaryLayout(
  { proof, account, holder, branding, logo }: PrintedProof,
  { statement, apy }: Extract<ProvenFigures, { kind: 'year_summary' }>,
): Promise<PdfLayout> {
  const { language } = proof
  const [messages, shared] = [proofMessages[language], statementMessages[language]]
  const { from, to } = statement.period
  const { money, date, month } = formatsFor(language)
  const paper = new PdfLayout({
    branding,
    logo,
    language,
    title: messages.year(from.slice(0, 4)),
    madeAt: proof.issuedAt,
    scripts: await scriptSupportFor(
      [...holder.names, ...holder.address, branding.name],
      branding.documentScripts,
    ),
  })
  paper.addressed(
    [...holder.names, ...holder.address],
    [
      { name: shared.account, value: productName[language] },
      { name: shared.number, value: maskAccountNumber(account.number) },
      { name: messages.period, value: shared.through(date(from), date(to)) },
    ],
  )
  paper.heading(shared.summary)
  paper.labeledValues([
    { name: shared.opening, value: money(statement.opening) },
    { name: shared.paidIn, value: money(statement.paidIn) },
    { name: messages.interest, value: money(statement.interest), isBold: true },
    { name: shared.paidOut, value: money(-statement.paidOut) },
    { name: shared.closing, value: money(statement.closing), isBold: true },
    { name: messages.rateOn(date(to)), value: `${apy}%` },
  ])
  paper.y += 12
  paper.heading(messages.byMonth)
  paper.table(
    [
      { ...monthColumn, head: messages.month },
      { ...amountColumn, head: messages.interest },
    ],
    interestByMonth(statement).map(([first, cents]) => [
      month(Number(first.slice(0, 4)), Number(first.slice(5, 7))),
      money(cents),
    ]),
  )
  paper.y += 6
  paper.paragraph(messages.taxNote, 10)
  return paper
}

const monthColumn: Omit<Column, 'head'> = { left: pageBox.left, width: 300 }
const amountColumn: Omit<Column, 'head'> = { left: pageBox.left + 312, width: 192, align: 'right' }

/**
 * The interest of each month of a period, by business day: interest credited at midnight belongs to the previous month.
 */
function interestByMonth({ period: { from, to }, lines }: Statement): [CalendarDate, number][] {
  const months: [CalendarDate, number][] = []
  for (let number = Number(from.slice(5, 7)); number <= Number(to.slice(5, 7)); number += 1) {
    const prefix = `${from.slice(0, 4)}-${String(number).padStart(2, '0')}`
    const credited = lines.filter((line) => isInterest(line) && line.date.startsWith(prefix))
    months.push([`${prefix}-01`, credited.reduce((sum, { cents }) => sum + cents, 0)])
  }
  return months
}
