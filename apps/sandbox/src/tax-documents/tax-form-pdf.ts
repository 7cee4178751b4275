import type { Branding } from '@coffer/branding/schema'
import { formatsOf } from '@coffer/i18n/formats-of'
import { type DepositAccount, maskAccountNumber } from '../banking/deposit-account.ts'
import type { Addressee } from '../documents/addressee.ts'
import { PdfLayout, pageBox } from '../documents/pdf-layout.ts'
import { scriptFacesFor } from '../documents/script-faces.ts'
import { taxFormMessages } from './tax-form-messages.ts'
import type { TaxYear } from './tax-years.ts'

type Printed = {
  readonly form: Pick<TaxYear, 'year' | 'issuedAt' | 'interestCents'> & {
    readonly account: Pick<DepositAccount, 'number'>
  }
  readonly holder: Addressee
  readonly branding: Branding
  readonly logo?: Uint8Array | null
}

/** Form 1099-INT, Copy B for the recipient, in the holder's language. */
export async function taxFormPdf({ form, holder, branding, logo }: Printed): Promise<Buffer<ArrayBuffer>> {
  const { language } = holder
  const words = taxFormMessages[language]
  const { money } = formatsOf(language)
  const paper = new PdfLayout({
    branding,
    logo,
    language,
    title: words.title(form.year),
    madeAt: form.issuedAt,
    scripts: await scriptFacesFor([...holder.names, ...holder.address, branding.name]),
  })

  const top = paper.y
  paper.lines([words.recipient, ...holder.names, ...holder.address], pageBox.left, top, 240)
  const below = paper.y
  paper.lines(
    [words.payer, branding.name, branding.phoneSupport, branding.emails.support],
    pageBox.left + 264,
    top,
    240,
  )
  paper.y = Math.max(below, paper.y) + 18

  paper.labeledValues([
    { name: words.year, value: String(form.year), isBold: true },
    { name: words.tin, value: `•••-••-${holder.ssnLastFour ?? '••••'}` },
    { name: words.number, value: maskAccountNumber(form.account.number) },
  ])
  paper.y += 12
  paper.heading(words.amounts)
  paper.labeledValues([
    { name: words.interest, value: money(form.interestCents), isBold: true },
    { name: words.penalty, value: money(0) },
    { name: words.savingsBonds, value: money(0) },
    { name: words.withheld, value: money(0) },
  ])
  paper.y += 12
  paper.paragraph(words.furnished)
  paper.paragraph(words.keep)
  return paper.finish()
}
