import { PdfLayout } from '../documents/pdf-layout.ts'
import type { DocumentBranding } from '../documents/pdf-parts.ts'
import { scriptSupportFor } from '../documents/script-support.ts'
import { documentInk } from '@coffer/branding/document-ink'
import { parseParagraphs } from './paragraphs.ts'

export type PrintableDisclosure = {
  readonly disclosure: {
    readonly title: string
    readonly version: string
    readonly bodyHtml: string
    readonly attestation: string
    readonly hash: string
  }
  readonly branding: DocumentBranding
  readonly logo?: Uint8Array | null
}

/** The disclosure as a PDF. Legal texts are English, whatever the reader's language. */
export async function disclosurePdf({
  disclosure,
  branding,
  logo,
}: PrintableDisclosure): Promise<Buffer<ArrayBuffer>> {
  const { title, version, bodyHtml, attestation, hash } = disclosure
  const scripts = await scriptSupportFor(
    [title, bodyHtml, attestation, branding.name],
    branding.documentScripts,
  )
  const paper = new PdfLayout({ branding, logo, language: 'en', title, scripts })
  paper.paragraph(`Version ${version}`)
  let items: string[] = []
  const endList = (): void => {
    if (items.length > 0) paper.list(items)
    items = []
  }
  for (const { kind, text } of parseParagraphs(bodyHtml)) {
    if (kind === 'item') items.push(text)
    else {
      endList()
      if (kind === 'text') paper.paragraph(text, 10, documentInk.text)
      else {
        paper.y += 8
        paper.heading(text)
      }
    }
  }
  endList()
  paper.y += 8
  paper.heading('Your agreement')
  paper.paragraph(attestation, 10, documentInk.text)
  paper.paragraph(`Fingerprint of this text (SHA-256): ${hash}`, 8)
  return paper.finish()
}
