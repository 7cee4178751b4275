/** The text of each glyph of a font, by glyph id. */
export type GlyphMap = ReadonlyMap<number, string>

/** Parses a ToUnicode CMap: single glyphs, and ranges with a list of texts or with the first code point. */
export function parseToUnicode(map: string): GlyphMap {
  const glyphs = new Map<number, string>()
  for (const [, first = '', listed = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    let glyph = Number.parseInt(first, 16)
    for (const [, hex = ''] of listed.matchAll(/<([0-9a-f ]*)>/gi)) {
      glyphs.set(glyph, fromUtf16(hex))
      glyph += 1
    }
  }
  for (const [, part = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', hex = ''] of part.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)>/gi))
      glyphs.set(Number.parseInt(glyph, 16), fromUtf16(hex))
  }
  for (const [, part = ''] of map.matchAll(/beginbfrange([^[]*?)endbfrange/g)) {
    for (const [, from = '', to = '', begin = ''] of part.matchAll(
      /<([0-9a-f]+)> <([0-9a-f]+)> <([0-9a-f]+)>/gi,
    )) {
      const [least, most, first] = [
        Number.parseInt(from, 16),
        Number.parseInt(to, 16),
        Number.parseInt(begin, 16),
      ]
      for (let glyph = least; glyph <= most; glyph += 1)
        glyphs.set(glyph, String.fromCodePoint(first + glyph - least))
    }
  }
  return glyphs
}

/** The text of a hexadecimal UTF-16 string. */
export function fromUtf16(hex: string): string {
  const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? []
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)))
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** The text of a literal string, each byte of which is a character: escaped, and UTF-16 if it begins with a byte order mark. */
export function fromPdfString(literal: string): string {
  const bytes = literal.replaceAll(/\\([\s\S])/g, (_, one: string) => escapes[one] ?? one)
  return bytes.startsWith('þÿ') ? fromUtf16(Buffer.from(bytes.slice(2), 'latin1').toString('hex')) : bytes
}

/** The text of a hexadecimal string of two-byte glyph ids. */
export const decodeGlyphs = (hex: string, glyphs: GlyphMap): string =>
  (hex.match(/.{4}/g) ?? []).map((glyph) => glyphs.get(Number.parseInt(glyph, 16)) ?? '�').join('')
