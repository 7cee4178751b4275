import type { Branding } from '@coffer/branding/schema'
import { masked } from '../banking/deposit-account.ts'
import type { Holder } from '../documents/holder.ts'
import { Paper, sheet } from '../documents/paper.ts'
import { dollars } from '../documents/printable.ts'
import { taxFormWords } from './tax-form-words.ts'
import type { TaxYear } from './tax-years.ts'

type Printed = {
  readonly form: TaxYear
  readonly holder: Holder
  readonly branding: Branding
  readonly logo?: Uint8Array | null
}

/** Form 1099-INT, Copy B for the recipient, in the holder's language. */
export function taxFormPdf({ form, holder, branding, logo }: Printed): Promise<Buffer<ArrayBuffer>> {
  const { language } = holder
  const words = taxFormWords[language]
  const paper = new Paper({ branding, logo, language, title: words.title(form.year), madeAt: form.issuedAt })

  const top = paper.y
  paper.lines([words.recipient, holder.name, ...holder.address], sheet.left, top, 240)
  const below = paper.y
  paper.lines(
    [words.payer, branding.name, branding.phoneSupport, branding.emails.support],
    sheet.left + 264,
    top,
    240,
  )
  paper.y = Math.max(below, paper.y) + 18

  paper.facts([
    { name: words.year, value: String(form.year), isBold: true },
    { name: words.tin, value: `•••-••-${holder.ssnLastFour ?? '••••'}` },
    { name: words.number, value: masked(form.account.number) },
  ])
  paper.y += 12
  paper.heading(words.amounts)
  paper.facts([
    { name: words.interest, value: dollars(form.interestCents, language), isBold: true },
    { name: words.penalty, value: dollars(0, language) },
    { name: words.savingsBonds, value: dollars(0, language) },
    { name: words.withheld, value: dollars(0, language) },
  ])
  paper.y += 12
  paper.paragraph(words.furnished)
  paper.paragraph(words.keep)
  return paper.finish()
}
