import { inflateSync } from 'node:zlib'
import { fromPdfString, fromUtf16, type GlyphMap, parseToUnicode, decodeGlyphs } from './glyph-map.ts'

/** A text of a page with its tag: `H1`, `P`, `TH`, `TD`, `LI`…, or `Artifact` for decoration. */
export interface TaggedText {
  tag: string
  text: string
}

/** The tagged texts of a PDF with embedded fonts, in the order of the content streams; enough to read our own. */
export function readTaggedTexts(content: Uint8Array): TaggedText[] {
  const objects = parseObjects(content)
  const fonts = parseFonts(objects)
  return [...objects.values()].flatMap(({ stream }) => (stream === null ? [] : taggedTextsIn(stream, fonts)))
}

/** The texts without their tags. */
export const readTexts = (content: Uint8Array): string[] => readTaggedTexts(content).map(({ text }) => text)

export const countPages = (content: Uint8Array): number =>
  [...parseObjects(content).values()].filter(({ head }) => /\/Type \/Page\b/.test(head)).length

/** Properties of the document that a screen reader announces or relies on. */
export function readDocumentInfo(content: Uint8Array) {
  const heads = [...parseObjects(content).values()].map(({ head }) => head)
  const catalog = heads.find((head) => head.includes('/Type /Catalog')) ?? ''
  return {
    language: /\/Lang \(([^)]*)\)/.exec(catalog)?.[1] ?? null,
    isTagged: heads.some((head) => head.includes('/Marked true')) && catalog.includes('/StructTreeRoot'),
    showsTitle: heads.some((head) => head.includes('/DisplayDocTitle true')),
    /** Title and author, if they are in UTF-16. */
    title: infoEntry(heads, 'Title'),
    author: infoEntry(heads, 'Author'),
    /** Number of fonts that are not embedded: a viewer would substitute them. */
    foreignFonts: heads.filter((head) => head.includes('/Subtype /Type1')).length,
    /** The kinds of structure elements, each once. */
    structure: new Set(heads.flatMap((head) => /\/S \/(\w+)/.exec(head)?.[1] ?? [])),
  }
}

const infoEntry = (heads: readonly string[], name: string): string | null => {
  const info = heads.find((head) => head.includes('/Producer')) ?? ''
  const hex = new RegExp(`/${name} <feff([0-9a-f]*)>`, 'i').exec(info)?.[1]
  return hex === undefined ? null : fromUtf16(hex)
}

interface PdfObject {
  head: string
  stream: string | null
}

function parseObjects(content: Uint8Array): Map<number, PdfObject> {
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

/** The glyph map of each font, by its resource name. */
function parseFonts(objects: ReadonlyMap<number, PdfObject>): Map<string, GlyphMap> {
  const fonts = new Map<string, GlyphMap>()
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(id))?.head ?? '')?.[1]
      fonts.set(name, parseToUnicode(objects.get(Number(map))?.stream ?? ''))
    }
  }
  return fonts
}

const operations =
  /\/Span <<\s*\/ActualText \((?<actual>(?:\\[\s\S]|[^\\)])*)\)\s*>> BDC|\/(?<begun>\w+)(?: <<[^>]*>>)? ?(?:BDC|BMC)|(?<ended>\bEMC)|1 0 0 -?1 \S+ (?<height>\S+) Tm|\/(?<font>F\d+) \S+ Tf|(?<shown>\[[^\]]*\] TJ|<[0-9a-fA-F]*> Tj)/g

/** Lines of one tagged text are joined by a space; runs on one line without, whatever their fonts. A span's ActualText replaces its glyphs. */
function taggedTextsIn(stream: string, fonts: ReadonlyMap<string, GlyphMap>): TaggedText[] {
  const pieces: TaggedText[] = []
  let [glyphs, height, last]: [GlyphMap, string, string | null] = [new Map(), '', null]
  let open: TaggedText | null = null
  /** The ActualText of the open span until its first glyphs; empty afterwards. */
  let span: string | null = null
  for (const { groups = {} } of stream.matchAll(operations)) {
    if (groups['actual'] !== undefined) span = fromPdfString(groups['actual'])
    else if (groups['ended'] !== undefined && span !== null) span = null
    else if (groups['begun'] !== undefined) {
      open = { tag: groups['begun'], text: '' }
      last = null
    } else if (groups['ended'] !== undefined) {
      if (open !== null && open.text !== '') pieces.push(open)
      open = null
    } else if (groups['height'] !== undefined) height = groups['height']
    else if (groups['font'] !== undefined) glyphs = fonts.get(groups['font']) ?? glyphs
    else {
      const drawn = [...(groups['shown'] ?? '').matchAll(/<([0-9a-f]*)>/gi)]
        .map(([, hex = '']) => decodeGlyphs(hex, glyphs))
        .join('')
      const text: string = span ?? drawn
      if (span !== null) span = ''
      if (text === '') continue
      if (open === null) pieces.push({ tag: '', text })
      else open.text += last !== null && last !== height ? ` ${text}` : text
      last = height
    }
  }
  return pieces
}
