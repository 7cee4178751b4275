import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { createTheme } from '@coffer/branding/theme'
import PDFDocument, { type StructureElement } from 'pdfkit'
import { documentInk } from '@coffer/branding/document-ink'
import type { Column, LabeledValue, Letterhead } from './pdf-parts.ts'
import { PdfWriter, type TextStyle, type Tag } from './pdf-writer.ts'

/** Rows drawn before the event loop gets a turn. */
const rowsAtOnce = 20

/** Positions on a letter-size page, in points. */
export const pageBox = { left: 54, right: 558, top: 54, bottom: 712, width: 504 } as const

const pageMessages = {
  en: (page: number, pages: number) => `Page ${page} of ${pages}`,
  es: (page: number, pages: number) => `Página ${page} de ${pages}`,
} as const

/**
 * A document with the tenant's letterhead: the tenant's name on its color, and its contact details on every page. All
 * content is tagged for assistive technology (PDF/UA) and set in embedded fonts.
 */
export class PdfLayout {
  readonly #document: PDFDocument
  readonly #head: Letterhead
  readonly #pen: PdfWriter
  readonly #root: StructureElement
  /** Vertical position of the next element. */
  y = 108

  constructor(head: Letterhead) {
    this.#head = head
    const { branding, title, language, madeAt } = head
    this.#document = new PDFDocument({
      size: 'LETTER',
      margin: pageBox.left,
      info: {
        Title: `${title} – ${branding.name}`,
        Author: branding.name,
        ...(madeAt && { CreationDate: madeAt }),
      },
      lang: language === 'es' ? 'es-US' : 'en-US',
      pdfVersion: '1.7',
      subset: 'PDF/UA',
      tagged: true,
      bufferPages: true,
      displayTitle: true,
    })
    this.#root = this.#document.struct('Document')
    this.#document.addStructure(this.#root)
    this.#pen = new PdfWriter(this.#document, head.scripts)
    this.#letterhead()
  }

  /** Starts the next page if less than `height` is left on this one; returns whether it did. */
  room(height: number): boolean {
    if (this.y + height <= pageBox.bottom) return false
    this.#document.addPage()
    this.y = pageBox.top
    return true
  }

  heading(text: string): void {
    this.room(48)
    this.#text('H2', text, { size: 12, weight: 'bold', width: pageBox.width })
    this.y += 6
  }

  paragraph(text: string, size = 9, color: string = documentInk.soft): void {
    const setting = { size, color, lineGap: 2, width: pageBox.width }
    this.room(this.#pen.heightOf(text, setting))
    this.#text('P', text, setting)
    this.y += 6
  }

  /** A heading and its paragraph, both on one page. */
  titledParagraph(title: string, text: string): void {
    const setting = { size: 9, lineGap: 2, width: pageBox.width }
    this.room(48 + this.#pen.heightOf(text, setting))
    this.heading(title)
    this.paragraph(text, setting.size)
  }

  /** A bulleted list. */
  list(items: readonly string[]): void {
    const list = this.#part('L')
    for (const text of items) {
      const setting = { size: 10, lineGap: 2, width: pageBox.width - 14 }
      this.room(this.#pen.heightOf(text, setting))
      this.#pen.writeAside('•', pageBox.left, this.y, { size: 10, width: 14 })
      const item = this.#part('LI', list)
      this.#text('LBody', text, setting, { left: pageBox.left + 14, into: item })
      this.y += 3
    }
    this.y += 3
  }

  /** Lines of plain text at an offset. */
  lines(texts: readonly string[], left: number, top: number, width: number): void {
    this.y = top
    for (const text of texts) this.#text('P', text, { size: 10, width }, { left })
  }

  /** The addressee, with labeled facts beside it. */
  addressed(addressee: readonly string[], facts: readonly LabeledValue[]): void {
    const top = this.y
    this.lines(addressee, pageBox.left, top, 220)
    const below = this.y
    this.y = top
    this.labeledValues(facts, { left: pageBox.left + 236, width: pageBox.width - 236, nameShare: 0.34 })
    this.y = Math.max(below, this.y) + 16
  }

  /** Names with their values, which are aligned right. */
  labeledValues(
    facts: readonly LabeledValue[],
    { left = pageBox.left, width = pageBox.width, nameShare = 0.6 }: Place = {},
  ): void {
    const table = this.#part('Table')
    for (const { name, value, isBold } of facts) {
      const setting = { size: 10, weight: isBold ? 'bold' : 'regular' } as const
      const nameSetting = { ...setting, width: width * nameShare }
      const valueSetting = { ...setting, width: width * (0.99 - nameShare), align: 'right' } as const
      this.room(Math.max(this.#pen.heightOf(name, nameSetting), this.#pen.heightOf(value, valueSetting)) + 6)
      const top = this.y
      const row = this.#part('TR', table)
      this.#text('TH', name, nameSetting, { left, into: row, scope: 'Row' })
      const below = this.y
      this.y = top
      this.#text('TD', value, valueSetting, { left: left + width * (nameShare + 0.01), into: row })
      this.y = Math.max(below, this.y) + 4
    }
  }

  /** A table whose rows do not break across pages; its head is repeated on each page. */
  table(columns: readonly Column[], rows: readonly (readonly string[])[]): void {
    Array.from(this.#tableInParts(columns, rows))
  }

  /** A table for the rows of several years: other calls are served while it is drawn. */
  async longTable(columns: readonly Column[], rows: readonly (readonly string[])[]): Promise<void> {
    for (const drawn of this.#tableInParts(columns, rows)) if (drawn % rowsAtOnce === 0) await setImmediate()
  }

  /** Draws a table; yields the number of rows drawn after each row. */
  *#tableInParts(columns: readonly Column[], rows: readonly (readonly string[])[]): Generator<number, void> {
    const table = this.#part('Table')
    const heads = columns.map(({ head }) => head)
    this.room(48)
    this.#row(columns, heads, { into: this.#part('TR', table), isHead: true })
    for (const [index, cells] of rows.entries()) {
      const height = this.#rowHeight(columns, cells, 'regular')
      if (this.room(height + 10)) this.#row(columns, heads, { into: null, isHead: true })
      this.#row(columns, cells, { into: this.#part('TR', table), isHead: false })
      yield index + 1
    }
  }

  /** Writes the footer of every page, and returns the document's bytes. */
  async finish(): Promise<Buffer<ArrayBuffer>> {
    const { branding, language } = this.#head
    const { start, count } = this.#document.bufferedPageRange()
    for (let page = 0; page < count; page += 1) {
      this.#document.switchToPage(start + page)
      const foot = { size: 8, color: documentInk.soft } as const
      const reach = `${branding.name} · ${branding.phoneSupport} · ${branding.emails.support}`
      this.#pen.writeAside(reach, pageBox.left, 742, { ...foot, width: 430 })
      const number = pageMessages[language](page + 1, count)
      this.#pen.writeAside(number, pageBox.left, 742, { ...foot, width: pageBox.width, align: 'right' })
    }
    this.#root.end()
    this.#document.end()
    return Buffer.from(await buffer(this.#document))
  }

  #letterhead(): void {
    const { branding, title, logo } = this.#head
    const { colors } = createTheme(branding)
    const color = colors['on-log-in-panel']
    this.#pen.draw((document) => document.rect(0, 0, 612, 84).fill(colors['log-in-panel']))
    this.#pen.draw((document) => document.rect(0, 82, 612, 2).fill(colors['log-in-panel-edge']))
    this.y = 22
    if (logo) {
      this.#picture(logo, branding.logoAltText)
      const beside = { size: 9, color, width: 240, align: 'right' } as const
      this.#text('P', branding.name, beside, { left: pageBox.right - beside.width })
    } else this.#text('P', branding.name, { size: 15, weight: 'bold', color, width: pageBox.width })
    this.y = 54
    this.#text('H1', title, { size: 11, color, width: pageBox.width })
    this.y = 108
  }

  #picture(content: Uint8Array, alt: string): void {
    const figure = this.#document.struct('Figure', { alt })
    this.#root.add(figure)
    figure.add(this.#pen.paste(content, pageBox.left, 18, { width: 250, height: 28 }))
  }

  #part(type: string, into: StructureElement = this.#root): StructureElement {
    const part = this.#document.struct(type)
    into.add(part)
    return part
  }

  #text(tag: Tag, text: string, setting: TextStyle, where: Where = {}): void {
    const { left = pageBox.left, into = this.#root, scope } = where
    const { content, bottom } = this.#pen.write(tag, text, left, this.y, setting)
    const element = this.#document.struct(tag, scope ? { scope } : {})
    into.add(element)
    element.add(content)
    this.y = bottom
  }

  #rowHeight(columns: readonly Column[], cells: readonly string[], weight: 'regular' | 'bold'): number {
    const heights = columns.map(({ width }, place) =>
      this.#pen.heightOf(cells[place] ?? '', { size: 9, width, weight }),
    )
    return Math.max(...heights)
  }

  #row(columns: readonly Column[], cells: readonly string[], { into, isHead }: Row): void {
    const weight = isHead ? 'bold' : 'regular'
    const top = this.y
    for (const [place, { left, width, align = 'left' }] of columns.entries()) {
      const [text, setting] = [cells[place] ?? '', { size: 9, weight, width, align } as const]
      this.y = top
      if (into === null) this.#pen.writeAside(text, left, top, setting)
      else if (isHead) this.#text('TH', text, setting, { left, into, scope: 'Column' })
      else this.#text('TD', text, setting, { left, into })
    }
    this.y = top + this.#rowHeight(columns, cells, weight) + 5
    const line = this.y
    this.#pen.draw((document) =>
      document.moveTo(pageBox.left, line).lineTo(pageBox.right, line).lineWidth(0.5).stroke(documentInk.line),
    )
    this.y += 5
  }
}

type Place = { readonly left?: number; readonly width?: number; readonly nameShare?: number }
type Where = { readonly left?: number; readonly into?: StructureElement; readonly scope?: 'Row' | 'Column' }
/** Without a structure element, the row is a table's repeated head. */
type Row = { readonly into: StructureElement | null; readonly isHead: boolean }
