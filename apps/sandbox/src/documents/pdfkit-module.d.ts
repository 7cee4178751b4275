/** The parts of pdfkit that documents need. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream'

  interface TextOptions {
    lineBreak?: boolean
    baseline?: 'alphabetic'
    features?: readonly string[]
  }

  /** Marked content of a page, to be added to a structure element. */
  export interface MarkedContent {
    readonly refs: readonly unknown[]
  }
  export interface StructureElement {
    add(child: StructureElement | MarkedContent): this
    end(): void
  }

  export default class PDFDocument extends Readable {
    constructor(options: {
      size: string
      margin: number
      info: { Title: string; Author?: string; CreationDate?: Date }
      lang: string
      pdfVersion?: '1.7'
      tagged?: boolean
      subset?: 'PDF/UA'
      bufferPages?: boolean
      displayTitle?: boolean
    })
    readonly page: { margins: { bottom: number } }
    registerFont(name: string, content: Uint8Array): this
    font(name: string): this
    fontSize(points: number): this
    fillColor(color: string): this
    lineWidth(points: number): this
    rect(x: number, y: number, width: number, height: number): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    fill(color?: string): this
    stroke(color?: string): this
    text(text: string, x: number, y: number, options?: TextOptions): this
    image(content: Buffer, x: number, y: number, options: { fit: [number, number] }): this
    widthOfString(text: string, options?: Pick<TextOptions, 'features'>): number
    markContent(tag: 'Artifact', options?: { type: 'Pagination' | 'Layout' }): this
    markContent(tag: 'Span', options: { actual: string }): this
    markStructureContent(tag: string): MarkedContent
    endMarkedContent(): this
    struct(
      type: string,
      options?: { scope?: 'Row' | 'Column'; lang?: string; alt?: string },
    ): StructureElement
    addStructure(element: StructureElement): this
    addPage(): this
    bufferedPageRange(): { start: number; count: number }
    switchToPage(page: number): void
    end(): void
  }
}
