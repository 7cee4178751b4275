import type { Branding } from '@coffer/branding/schema'
import { masked } from '../banking/deposit-account.ts'
import type { Holder } from '../documents/holder.ts'
import { Paper, sheet } from '../documents/paper.ts'
import { dollars, paperDate, paperMonth } from '../documents/printable.ts'
import type { Statement, StatementLine } from './statement.ts'
import { statementWords } from './statement-words.ts'

type Printed = {
  readonly statement: Statement
  readonly account: { readonly name: string; readonly number: string }
  readonly holder: Holder
  readonly branding: Branding
}

const column = {
  date: { left: sheet.left, width: 78 },
  description: { left: sheet.left + 82, width: 226 },
  amount: { left: sheet.left + 312, width: 92, align: 'right' },
  balance: { left: sheet.left + 408, width: 96, align: 'right' },
} as const

/** A period's statement as a PDF, in the holder's language. */
export function statementPdf({
  statement,
  account,
  holder,
  branding,
}: Printed): Promise<Buffer<ArrayBuffer>> {
  const { language } = holder
  const words = statementWords[language]
  const { period } = statement
  const money = (cents: number): string => dollars(cents, language)
  const day = (date: string): string => paperDate(date, language)
  const paper = new Paper({
    branding,
    language,
    title: words.title(paperMonth(period.year, period.month, language)),
  })

  const top = paper.y
  paper.lines([holder.name, ...holder.address], sheet.left, top, 220)
  const below = paper.y
  paper.y = top
  const right = { left: sheet.left + 236, width: sheet.width - 236 }
  paper.fact(words.account, account.name, right)
  paper.fact(words.number, masked(account.number), right)
  paper.fact(words.period, words.through(day(period.from), day(period.to)), right)
  paper.fact(words.days, String(period.days), right)
  paper.y = Math.max(below, paper.y) + 16

  paper.heading(words.summary)
  paper.fact(words.opening, money(statement.opening))
  paper.fact(words.paidIn, money(statement.paidIn))
  paper.fact(words.interest, money(statement.interest))
  paper.fact(words.paidOut, money(-statement.paidOut))
  paper.fact(words.fees, words.noFees)
  paper.fact(words.closing, money(statement.closing), { isBold: true })
  paper.fact(words.yieldEarned, `${statement.yieldEarned}%`)
  paper.fact(words.average, money(Math.round(statement.averageDailyBalance)))
  paper.y += 12

  paper.heading(words.activity)
  const head = (): void =>
    paper.row(
      [
        { text: words.date, ...column.date },
        { text: words.description, ...column.description },
        { text: words.amount, ...column.amount },
        { text: words.balance, ...column.balance },
      ],
      true,
    )
  if (statement.lines.length === 0) paper.paragraph(words.nothing, 10)
  else head()
  for (const line of statement.lines) {
    if (paper.room(34)) head()
    paper.row([
      { text: day(line.date), ...column.date },
      { text: describe(line, words), ...column.description },
      { text: money(line.cents), ...column.amount },
      { text: money(line.balance), ...column.balance },
    ])
  }

  paper.y += 12
  paper.heading(words.questions)
  paper.paragraph(
    words.help({ bank: branding.name, phone: branding.phoneSupport, email: branding.emails.support }),
  )
  return paper.finish()
}

type Words = (typeof statementWords)[keyof typeof statementWords]

const describe = ({ kind, description, returnCode }: StatementLine, words: Words): string =>
  kind === 'return' ? words.returned(description, returnCode ?? '') : description
