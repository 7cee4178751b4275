import { paragraphsOf } from './paragraphs.ts'
import { writePdf } from './write-pdf.ts'

export type Printed = { title: string; version: string; bodyHtml: string; attestation: string }

/** The disclosure as a PDF, to keep or to print. */
export function disclosurePdf(disclosure: Printed): Promise<Buffer<ArrayBuffer>> {
  return writePdf(disclosure.title, (page) => {
    page.font('Helvetica-Bold').fontSize(20).text(disclosure.title)
    page.moveDown(0.25).font('Helvetica').fontSize(10).text(`Version ${disclosure.version}`)
    for (const { kind, text } of paragraphsOf(disclosure.bodyHtml)) {
      page.moveDown(kind === 'heading' ? 1 : 0.5)
      page.font(kind === 'heading' ? 'Helvetica-Bold' : 'Helvetica').fontSize(kind === 'heading' ? 14 : 11)
      page.text(kind === 'item' ? `\u2022 ${text}` : text, { lineGap: 3, indent: kind === 'item' ? 12 : 0 })
    }
    page.moveDown(2).font('Helvetica-Oblique').fontSize(11).text(disclosure.attestation)
  })
}
