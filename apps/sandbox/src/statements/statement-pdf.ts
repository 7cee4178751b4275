import type { Branding } from '@coffer/branding/schema'
import { maskAccountNumber } from '../banking/deposit-account.ts'
import type { Addressee } from '../documents/addressee.ts'
import { type Column, PdfLayout, pageBox } from '../documents/pdf-layout.ts'
import { formatMoney, formatDate, formatMonth } from '../documents/formats.ts'
import { scriptFacesFor } from '../documents/script-faces.ts'
import type { Statement, StatementLine } from './statement.ts'
import { statementMessages } from './statement-messages.ts'

type Printed = {
  readonly statement: Statement
  readonly account: { readonly name: string; readonly number: string }
  readonly holder: Addressee
  readonly branding: Branding
  readonly logo?: Uint8Array | null
}

const columnsOf = (words: Words): readonly Column[] => [
  { head: words.date, left: pageBox.left, width: 78 },
  { head: words.description, left: pageBox.left + 82, width: 226 },
  { head: words.amount, left: pageBox.left + 312, width: 92, align: 'right' },
  { head: words.balance, left: pageBox.left + 408, width: 96, align: 'right' },
]

/** A period's statement as a PDF, in the holder's language. */
export async function statementPdf({
  statement,
  account,
  holder,
  branding,
  logo,
}: Printed): Promise<Buffer<ArrayBuffer>> {
  const { language } = holder
  const words = statementMessages[language]
  const { period } = statement
  const money = (cents: number): string => formatMoney(cents, language)
  const day = (date: string): string => formatDate(date, language)
  const descriptions = statement.lines.map(({ description }) => description)
  const paper = new PdfLayout({
    branding,
    logo,
    language,
    title: words.title(formatMonth(period.year, period.month, language)),
    madeAt: period.until,
    scripts: await scriptFacesFor([...holder.names, ...holder.address, branding.name, ...descriptions]),
  })

  const top = paper.y
  paper.lines([...holder.names, ...holder.address], pageBox.left, top, 220)
  const below = paper.y
  paper.y = top
  paper.labeledValues(
    [
      { name: words.account, value: account.name },
      { name: words.number, value: maskAccountNumber(account.number) },
      { name: words.period, value: words.through(day(period.from), day(period.to)) },
      { name: words.days, value: String(period.days) },
    ],
    { left: pageBox.left + 236, width: pageBox.width - 236, nameShare: 0.34 },
  )
  paper.y = Math.max(below, paper.y) + 16

  paper.heading(words.summary)
  paper.labeledValues([
    { name: words.opening, value: money(statement.opening) },
    { name: words.paidIn, value: money(statement.paidIn) },
    { name: words.interest, value: money(statement.interest) },
    { name: words.paidOut, value: money(-statement.paidOut) },
    { name: words.fees, value: words.noFees },
    { name: words.closing, value: money(statement.closing), isBold: true },
    { name: words.yieldEarned, value: `${statement.yieldEarned}%` },
    { name: words.average, value: money(Math.round(statement.averageDailyBalance)) },
  ])
  paper.y += 12

  paper.heading(words.activity)
  if (statement.lines.length === 0) paper.paragraph(words.nothing, 10)
  else {
    paper.table(
      columnsOf(words),
      statement.lines.map((line) => [
        day(line.date),
        describe(line, words),
        money(line.cents),
        money(line.balance),
      ]),
    )
  }

  paper.y += 12
  paper.heading(words.questions)
  paper.paragraph(
    words.help({ bank: branding.name, phone: branding.phoneSupport, email: branding.emails.support }),
  )
  return paper.finish()
}

type Words = (typeof statementMessages)[keyof typeof statementMessages]

const describe = ({ kind, description, returnCode }: StatementLine, words: Words): string =>
  kind === 'return' ? words.returned(description, returnCode ?? '') : description
