import { formatsFor } from '@coffer/i18n/language-formats'
import { type DepositAccount, maskAccountNumber } from '../banking/deposit-account.ts'
import type { Addressee } from '../documents/addressee.ts'
import { PdfLayout, pageBox } from '../documents/pdf-layout.ts'
import type { DocumentBranding } from '../documents/pdf-parts.ts'
import { scriptSupportFor } from '../documents/script-support.ts'
import { taxFormMessages } from './tax-form-messages.ts'
import type { TaxYear } from './tax-years.ts'

type Printed = {
  readonly form: Pick<TaxYear, 'year' | 'issuedAt' | 'interestCents'> & {
    readonly account: Pick<DepositAccount, 'number'>
  }
  readonly holder: Addressee
  readonly branding: DocumentBranding
  readonly logo?: Uint8Array | null
}

/** Form 1099-INT, Copy B for the recipient, in the holder's language. */
export async function taxFormPdf({ form, holder, branding, logo }: Printed): Promise<Buffer<ArrayBuffer>> {
  const { language } = holder
  const messages = taxFormMessages[language]
  const { money } = formatsFor(language)
  const paper = new PdfLayout({
    branding,
    logo,
    language,
    title: messages.title(form.year),
    madeAt: form.issuedAt,
    scripts: await scriptSupportFor(
      [...holder.names, ...holder.address, branding.name],
      branding.documentScripts,
    ),
  })

  const top = paper.y
  paper.lines([messages.recipient, ...holder.names, ...holder.address], pageBox.left, top, 240)
  const below = paper.y
  paper.lines(
    [messages.payer, branding.name, branding.phoneSupport, branding.emails.support],
    pageBox.left + 264,
    top,
    240,
  )
  paper.y = Math.max(below, paper.y) + 18

  paper.labeledValues([
    { name: messages.year, value: String(form.year), isBold: true },
    { name: messages.tin, value: `•••-••-${holder.ssnLastFour ?? '••••'}` },
    { name: messages.number, value: maskAccountNumber(form.account.number) },
  ])
  paper.y += 12
  paper.heading(messages.amounts)
  paper.labeledValues([
    { name: messages.interest, value: money(form.interestCents), isBold: true },
    { name: messages.penalty, value: money(0) },
    { name: messages.savingsBonds, value: money(0) },
    { name: messages.withheld, value: money(0) },
  ])
  paper.y += 12
  paper.paragraph(messages.furnished)
  paper.paragraph(messages.keep)
  return paper.finish()
}
