declare module 'pdfkit' {
  import type { Readable } from 'node:stream'

  export default class PDFDocument extends Readable {
    constructor(options: { size: string; margin: number; info: { Title: string }; lang: string })
    font(name: string): this
    fontSize(points: number): this
    text(text: string, options?: { lineGap?: number; indent?: number }): this
    moveDown(lines?: number): this
    end(): void
  }
}
