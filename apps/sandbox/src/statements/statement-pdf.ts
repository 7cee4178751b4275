import { formatsFor } from '@coffer/i18n/language-formats'
import type { Language } from '@coffer/i18n/languages'
import { maskAccountNumber, productName } from '../banking/deposit-account.ts'
import { describeTransfer } from '../banking/transfer-description.ts'
import type { Addressee } from '../documents/addressee.ts'
import { PdfLayout, pageBox } from '../documents/pdf-layout.ts'
import type { Column, DocumentBranding } from '../documents/pdf-parts.ts'
import { scriptSupportFor } from '../documents/script-support.ts'
import type { Statement, StatementLine } from './statement.ts'
import type { Month } from './periods.ts'
import { statementMessages } from './statement-messages.ts'

/** The data that every statement prints. */
export type PrintedStatement = {
  readonly statement: Statement
  readonly account: { readonly number: string }
  readonly holder: Addressee
  readonly branding: DocumentBranding
  readonly logo?: Uint8Array | null
}

const tableColumns = (messages: Messages): readonly Column[] => [
  { head: messages.date, left: pageBox.left, width: 78 },
  { head: messages.description, left: pageBox.left + 82, width: 226 },
  { head: messages.amount, left: pageBox.left + 312, width: 92, align: 'right' },
  { head: messages.balance, left: pageBox.left + 408, width: 96, align: 'right' },
]

/** A month's statement as a PDF, in the holder's language. */
export async function statementPdf(
  printed: PrintedStatement & { readonly period: Month },
): Promise<Buffer<ArrayBuffer>> {
  const { language } = printed.holder
  const month = formatsFor(language).month(printed.period.year, printed.period.month)
  const title = statementMessages[language].title(month)
  return (await statementLayout(printed, { title, madeAt: printed.statement.period.until })).finish()
}

/** A period's statement under a title, to be completed or extended. */
export async function statementLayout(
  { statement, account, holder, branding, logo }: PrintedStatement,
  head: { readonly title: string; readonly madeAt: Date },
): Promise<PdfLayout> {
  const { language } = holder
  const messages = statementMessages[language]
  const { period } = statement
  const { money, date } = formatsFor(language)
  const counterparties = statement.lines.map(({ counterparty }) => counterparty)
  const paper = new PdfLayout({
    branding,
    logo,
    language,
    ...head,
    scripts: await scriptSupportFor(
      [...holder.names, ...holder.address, branding.name, ...counterparties],
      branding.documentScripts,
    ),
  })

  paper.addressed(
    [...holder.names, ...holder.address],
    [
      { name: messages.account, value: productName[language] },
      { name: messages.number, value: maskAccountNumber(account.number) },
      { name: messages.period, value: messages.through(date(period.from), date(period.to)) },
      { name: messages.days, value: String(period.days) },
    ],
  )

  paper.heading(messages.summary)
  paper.labeledValues([
    { name: messages.opening, value: money(statement.opening) },
    { name: messages.paidIn, value: money(statement.paidIn) },
    { name: messages.interest, value: money(statement.interest) },
    { name: messages.paidOut, value: money(-statement.paidOut) },
    { name: messages.fees, value: messages.noFees },
    { name: messages.closing, value: money(statement.closing), isBold: true },
    { name: messages.yieldEarned, value: `${statement.yieldEarned}%` },
    { name: messages.average, value: money(Math.round(statement.averageDailyBalance)) },
  ])
  paper.y += 12

  paper.heading(messages.activity)
  if (statement.lines.length === 0) paper.paragraph(messages.nothing, 10)
  else {
    await paper.longTable(
      tableColumns(messages),
      statement.lines.map((line) => [
        date(line.date),
        describe(line, language),
        money(line.cents),
        money(line.balance),
      ]),
    )
  }

  paper.y += 12
  paper.titledParagraph(
    messages.questions,
    messages.help({ bank: branding.name, phone: branding.phoneSupport, email: branding.emails.support }),
  )
  return paper
}

type Messages = (typeof statementMessages)[keyof typeof statementMessages]

function describe(line: StatementLine, language: Language): string {
  const description = describeTransfer(line)[language]
  return line.kind === 'return'
    ? statementMessages[language].returned(description, line.returnCode ?? '')
    : description
}
