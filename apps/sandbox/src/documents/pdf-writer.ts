import { documentInk } from '@coffer/branding/document-ink'
import type PDFDocument from 'pdfkit'
import type { MarkedContent, StructureElement } from 'pdfkit'
import type { FontWeight } from './font-faces.ts'
import { breakLines } from './line-breaks.ts'
import { type ScriptSupport, type TextRun, splitRuns } from './text-runs.ts'

/** How a text is set, and its maximum width, in points. */
export type TextStyle = {
  readonly size: number
  readonly width: number
  readonly weight?: FontWeight
  readonly color?: string
  readonly align?: 'left' | 'right'
  readonly lineGap?: number
}

/** Roles of a text for assistive technology. */
export type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'LBody'

/** Lato's metrics: from the top of a line to its baseline, and to the next line, as fractions of the font size. */
const ascent = 0.987
const lineHeight = 1.2

/** Writes tagged text to a PDF in embedded fonts. The layout determines the margins. */
export class PdfWriter {
  readonly #document: PDFDocument
  readonly #registered = new Set<string>()

  readonly #scripts: ScriptSupport | undefined

  constructor(document: PDFDocument, scripts?: ScriptSupport) {
    this.#document = document
    this.#scripts = scripts
  }

  /** Writes a piece of content; returns its structure element and its bottom edge. */
  write(tag: Tag, text: string, left: number, top: number, setting: TextStyle): PlacedContent {
    const content = this.#document.markStructureContent(tag)
    const bottom = this.#set(text, left, top, setting)
    this.#document.endMarkedContent()
    return { content, bottom }
  }

  /** Writes an artifact, such as a line repeated on every page. */
  writeAside(text: string, left: number, top: number, setting: TextStyle): void {
    this.#document.markContent('Artifact', { type: 'Pagination' })
    this.#set(text, left, top, setting)
    this.#document.endMarkedContent()
  }

  /** Draws an image as large as it fits; returns its content, for a structure element with a description. */
  paste(
    picture: Uint8Array,
    left: number,
    top: number,
    { width, height }: { width: number; height: number },
  ): MarkedContent {
    const content = this.#document.markStructureContent('Figure')
    this.#document.image(Buffer.from(picture), left, top, { fit: [width, height] })
    this.#document.endMarkedContent()
    return content
  }

  /** Draws an artifact, which assistive technology skips. */
  draw(shape: (document: PDFDocument) => void): void {
    this.#document.markContent('Artifact', { type: 'Layout' })
    shape(this.#document)
    this.#document.endMarkedContent()
  }

  heightOf(text: string, setting: TextStyle): number {
    return this.#linesOf(text, setting).length * lineStep(setting)
  }

  #set(text: string, left: number, top: number, setting: TextStyle): number {
    const { size, width, weight = 'regular', color = documentInk.text, align = 'left' } = setting
    let baseline = top + ascent * size
    for (const line of this.#linesOf(text, setting)) {
      const runs = splitRuns(line, weight, this.#scripts)
      const isShaped = runs.some(({ face }) => face.isShaped)
      // The original letters: glyphs of a shaped text cannot be mapped back, and are in visual order.
      if (isShaped) this.#document.markContent('Span', { actual: line })
      let x = align === 'right' ? left + width - this.#widthOf(runs, size) : left
      for (const run of runs) {
        const runWidth = this.#widthOf([run], size)
        this.#document
          .fillColor(color)
          .text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic', ...shapingOptions(run) })
        x += runWidth
      }
      if (isShaped) this.#document.endMarkedContent()
      baseline += lineStep(setting)
    }
    return baseline - ascent * size
  }

  #linesOf(text: string, { size, width, weight = 'regular' }: TextStyle): string[] {
    return breakLines(text, width, (piece) => this.#widthOf(splitRuns(piece, weight, this.#scripts), size))
  }

  /** Measuring changes the document's current face to that of the last run. */
  #widthOf(runs: readonly TextRun[], size: number): number {
    return runs.reduce((sum, run) => {
      const { face, text } = run
      if (!this.#registered.has(face.name)) this.#document.registerFont(face.name, face.content)
      this.#registered.add(face.name)
      return (
        sum +
        this.#document
          .font(face.name)
          .fontSize(size * face.scale)
          .widthOfString(text, shapingOptions(run))
      )
    }, 0)
  }
}

/**
 * With a feature list, even an empty one, a run is shaped as a whole. Otherwise it is shaped word by word, in the wrong
 * order.
 */
const shapingOptions = ({ face }: TextRun) => (face.isShaped ? { features: [] } : {})

export type PlacedContent = {
  readonly content: Parameters<StructureElement['add']>[0]
  readonly bottom: number
}

const lineStep = ({ size, lineGap = 0 }: TextStyle): number => size * lineHeight + lineGap
