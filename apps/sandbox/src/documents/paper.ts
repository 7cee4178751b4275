import { buffer } from 'node:stream/consumers'
import { contrast } from '@coffer/branding/contrast'
import type { Branding } from '@coffer/branding/schema'
import PDFDocument from 'pdfkit'
import type { Language } from '../http/refusal.ts'
import { printable } from './printable.ts'

export type Letterhead = { readonly branding: Branding; readonly language: Language; readonly title: string }

/** Where things stand on a letter-size sheet, in points. */
export const sheet = { left: 54, right: 558, top: 54, bottom: 712, width: 504 } as const

const ink = { text: '#1a1a1a', soft: '#575757', line: '#c9c9c9' } as const

const pageWords = {
  en: (page: number, pages: number) => `Page ${page} of ${pages}`,
  es: (page: number, pages: number) => `Página ${page} de ${pages}`,
} as const

/** An institution's letter paper: its name on its colour, and how to reach it on every page. */
export class Paper {
  readonly #document: PDFDocument
  readonly #head: Letterhead

  constructor(head: Letterhead) {
    this.#head = head
    this.#document = new PDFDocument({
      size: 'LETTER',
      margin: sheet.left,
      info: {
        Title: printable(`${head.title} - ${head.branding.name}`),
        Author: printable(head.branding.name),
      },
      lang: head.language === 'es' ? 'es-US' : 'en-US',
      bufferPages: true,
      displayTitle: true,
    })
    const { colorPrimary, name } = head.branding
    const on = contrast(colorPrimary, '#ffffff') >= 4.5 ? '#ffffff' : '#000000'
    this.#document.rect(0, 0, 612, 84).fill(colorPrimary)
    this.#write(name, sheet.left, 24, { size: 15, isBold: true, color: on })
    this.#write(head.title, sheet.left, 50, { size: 11, color: on })
    this.#document.y = 108
  }

  get y(): number {
    return this.#document.y
  }

  set y(y: number) {
    this.#document.y = y
  }

  /** Makes room: goes on to the next page where less than `height` is left. Answers whether it did. */
  room(height: number): boolean {
    if (this.#document.y + height <= sheet.bottom) return false
    this.#document.addPage()
    this.#document.y = sheet.top
    return true
  }

  heading(text: string): void {
    this.room(48)
    this.#write(text, sheet.left, this.y, { size: 12, isBold: true })
    this.y += 6
  }

  paragraph(text: string, size = 9): void {
    this.#document.font('Helvetica').fontSize(size)
    this.room(this.#document.heightOfString(printable(text), { width: sheet.width, lineGap: 2 }))
    this.#write(text, sheet.left, this.y, { size, color: ink.soft, lineGap: 2 })
    this.y += 6
  }

  /** Lines of plain text, each on its own, at a place. */
  lines(texts: readonly string[], left: number, top: number, width: number): void {
    this.y = top
    for (const text of texts) this.#write(text, left, this.y, { size: 10, width })
  }

  /** A name and its value on one line, the value to the right. */
  fact(name: string, value: string, place: Place = {}): void {
    const { left = sheet.left, width = sheet.width, isBold = false } = place
    this.room(18)
    const top = this.y
    this.#write(name, left, top, { size: 10, isBold, width: width * 0.62 })
    const below = this.y
    this.#write(value, left, top, { size: 10, isBold, width, align: 'right' })
    this.y = Math.max(below, this.y) + 4
  }

  /** One row of a table; columns in points, numbers to the right. Keeps the row on one page. */
  row(cells: readonly Cell[], isBold = false): void {
    this.#document.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(9)
    const height = Math.max(
      ...cells.map(({ text, width }) => this.#document.heightOfString(printable(text), { width })),
    )
    const top = this.y
    for (const { text, left, width, align } of cells)
      this.#write(text, left, top, { size: 9, isBold, width, align: align ?? 'left' })
    this.y = top + height + 5
    this.#document.moveTo(sheet.left, this.y).lineTo(sheet.right, this.y).lineWidth(0.5).stroke(ink.line)
    this.y += 5
  }

  /** Writes the foot of every page, and answers the document's bytes. */
  async finish(): Promise<Buffer<ArrayBuffer>> {
    const { branding, language } = this.#head
    const { start, count } = this.#document.bufferedPageRange()
    for (let page = 0; page < count; page += 1) {
      this.#document.switchToPage(start + page)
      // The foot stands in the margin, where a text would otherwise begin a page.
      this.#document.page.margins.bottom = 0
      const reach = `${branding.name} · ${branding.phoneSupport} · ${branding.emails.support}`
      this.#write(reach, sheet.left, 742, { size: 8, color: ink.soft, width: 400 })
      const number = pageWords[language](page + 1, count)
      this.#write(number, sheet.left, 742, { size: 8, color: ink.soft, align: 'right' })
    }
    this.#document.end()
    return Buffer.from(await buffer(this.#document))
  }

  #write(text: string, left: number, top: number, how: Writing): void {
    const { size, isBold = false, color = ink.text, width = sheet.width, align = 'left', lineGap = 0 } = how
    this.#document
      .font(isBold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(color)
      .text(printable(text), left, top, { width, align, lineGap })
  }
}

type Place = { readonly left?: number; readonly width?: number; readonly isBold?: boolean }

export type Cell = {
  readonly text: string
  readonly left: number
  readonly width: number
  readonly align?: 'left' | 'right'
}

type Writing = {
  readonly size: number
  readonly isBold?: boolean
  readonly color?: string
  readonly width?: number
  readonly align?: 'left' | 'right'
  readonly lineGap?: number
}
