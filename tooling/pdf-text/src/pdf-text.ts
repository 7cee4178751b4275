import { inflateSync } from 'node:zlib'
import { fromUtf16, type Letters, lettersOf, spelled } from './letters.ts'

/** A piece of a page as it is tagged: `H1`, `P`, `TH`, `TD`, `LI`…, or `Artifact` for what is no content. */
export interface Piece {
  tag: string
  text: string
}

/** The pieces of a PDF with embedded fonts, in the order in which they were written; enough to read our own. */
export function piecesOf(content: Uint8Array): Piece[] {
  const objects = objectsOf(content)
  const fonts = fontsOf(objects)
  return [...objects.values()].flatMap(({ stream }) => (stream === null ? [] : piecesIn(stream, fonts)))
}

/** Their texts alone. */
export const readPdf = (content: Uint8Array): string[] => piecesOf(content).map(({ text }) => text)

/** How many pages it has. */
export const pagesOf = (content: Uint8Array): number =>
  [...objectsOf(content).values()].filter(({ head }) => /\/Type \/Page\b/.test(head)).length

/** What a reader is told of the document as a whole. */
export function documentOf(content: Uint8Array) {
  const heads = [...objectsOf(content).values()].map(({ head }) => head)
  const catalog = heads.find((head) => head.includes('/Type /Catalog')) ?? ''
  return {
    language: /\/Lang \(([^)]*)\)/.exec(catalog)?.[1] ?? null,
    isTagged: heads.some((head) => head.includes('/Marked true')) && catalog.includes('/StructTreeRoot'),
    showsTitle: heads.some((head) => head.includes('/DisplayDocTitle true')),
    /** What it is called and whose it is, where that is told in UTF-16. */
    title: toldIn(heads, 'Title'),
    author: toldIn(heads, 'Author'),
    /** Fonts that are not in the file itself: a reader would put its own in their place. */
    foreignFonts: heads.filter((head) => head.includes('/Subtype /Type1')).length,
    /** The kinds of structure elements, each once. */
    structure: new Set(heads.flatMap((head) => /\/S \/(\w+)/.exec(head)?.[1] ?? [])),
  }
}

const toldIn = (heads: readonly string[], name: string): string | null => {
  const info = heads.find((head) => head.includes('/Producer')) ?? ''
  const hex = new RegExp(`/${name} <feff([0-9a-f]*)>`, 'i').exec(info)?.[1]
  return hex === undefined ? null : fromUtf16(hex)
}

interface PdfObject {
  head: string
  stream: string | null
}

function objectsOf(content: Uint8Array): Map<number, PdfObject> {
  const file = Buffer.from(content).toString('latin1')
  const objects = new Map<number, PdfObject>()
  for (const [, id = '', body = ''] of file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', ...rest] = body.split(/\s*\bstream\n/)
    objects.set(Number(id), { head, stream: rest.length === 0 ? null : inflated(rest.join('stream\n')) })
  }
  return objects
}

function inflated(body: string): string | null {
  try {
    return inflateSync(Buffer.from(body.replace(/\nendstream$/, ''), 'latin1')).toString('latin1')
  } catch {
    return null
  }
}

/** Each font by the name that pages call it by. */
function fontsOf(objects: ReadonlyMap<number, PdfObject>): Map<string, Letters> {
  const fonts = new Map<string, Letters>()
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(id))?.head ?? '')?.[1]
      fonts.set(name, lettersOf(objects.get(Number(map))?.stream ?? ''))
    }
  }
  return fonts
}

const operations =
  /\/(?<begun>\w+)(?: <<[^>]*>>)? ?(?:BDC|BMC)|(?<ended>\bEMC)|1 0 0 -?1 \S+ (?<height>\S+) Tm|\/(?<font>F\d+) \S+ Tf|(?<shown>\[[^\]]*\] TJ|<[0-9a-fA-F]*> Tj)/g

/** Lines of one piece are set apart by a space; what stands on one line belongs together, whatever its fonts. */
function piecesIn(stream: string, fonts: ReadonlyMap<string, Letters>): Piece[] {
  const pieces: Piece[] = []
  let [letters, height, last]: [Letters, string, string | null] = [new Map(), '', null]
  let open: Piece | null = null
  for (const { groups = {} } of stream.matchAll(operations)) {
    if (groups['begun'] !== undefined) {
      open = { tag: groups['begun'], text: '' }
      last = null
    } else if (groups['ended'] !== undefined) {
      if (open !== null && open.text !== '') pieces.push(open)
      open = null
    } else if (groups['height'] !== undefined) height = groups['height']
    else if (groups['font'] !== undefined) letters = fonts.get(groups['font']) ?? letters
    else {
      const text = [...(groups['shown'] ?? '').matchAll(/<([0-9a-f]*)>/gi)]
        .map(([, hex = '']) => spelled(hex, letters))
        .join('')
      if (open === null) pieces.push({ tag: '', text })
      else open.text += last !== null && last !== height ? ` ${text}` : text
      last = height
    }
  }
  return pieces
}
