declare module 'pdfkit' {
  import type { Readable } from 'node:stream'

  interface TextOptions {
    lineGap?: number
    indent?: number
    width?: number
    align?: 'left' | 'right' | 'center'
    lineBreak?: boolean
  }

  export default class PDFDocument extends Readable {
    constructor(options: {
      size: string
      margin: number
      info: { Title: string; Author?: string }
      lang: string
      bufferPages?: boolean
      displayTitle?: boolean
    })
    x: number
    y: number
    readonly page: { readonly width: number; readonly height: number; margins: { bottom: number } }
    font(name: string): this
    fontSize(points: number): this
    fillColor(color: string): this
    strokeColor(color: string): this
    lineWidth(points: number): this
    rect(x: number, y: number, width: number, height: number): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    fill(color?: string): this
    stroke(color?: string): this
    text(text: string, options?: TextOptions): this
    text(text: string, x: number, y: number, options?: TextOptions): this
    heightOfString(text: string, options?: TextOptions): number
    moveDown(lines?: number): this
    addPage(): this
    bufferedPageRange(): { start: number; count: number }
    switchToPage(page: number): void
    end(): void
  }
}
