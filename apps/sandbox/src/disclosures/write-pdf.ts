import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'

/** The part of pdfkit that documents are written with. */
export interface PdfPage {
  font(name: string): PdfPage
  fontSize(points: number): PdfPage
  text(text: string, options?: { lineGap?: number; indent?: number }): PdfPage
  moveDown(lines?: number): PdfPage
}

/** Writes a letter-size PDF and answers its bytes. */
export async function writePdf(title: string, write: (page: PdfPage) => void): Promise<Buffer<ArrayBuffer>> {
  const document = new PDFDocument({ size: 'LETTER', margin: 64, info: { Title: title }, lang: 'en-US' })
  write(document)
  document.end()
  return Buffer.from(await buffer(document))
}
