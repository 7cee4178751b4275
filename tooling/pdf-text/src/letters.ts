/** What each glyph of a font stands for, by its number. */
export type Letters = ReadonlyMap<number, string>

/** Reads a ToUnicode map: single glyphs, and ranges that list what theirs stand for or say where they begin. */
export function lettersOf(map: string): Letters {
  const letters = new Map<number, string>()
  for (const [, first = '', listed = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    let glyph = Number.parseInt(first, 16)
    for (const [, hex = ''] of listed.matchAll(/<([0-9a-f ]*)>/gi)) {
      letters.set(glyph, fromUtf16(hex))
      glyph += 1
    }
  }
  for (const [, part = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', hex = ''] of part.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)>/gi))
      letters.set(Number.parseInt(glyph, 16), fromUtf16(hex))
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
        letters.set(glyph, String.fromCodePoint(first + glyph - least))
    }
  }
  return letters
}

/** What a hexadecimal text of UTF-16 says. */
export function fromUtf16(hex: string): string {
  const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? []
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)))
}

/** A shown string, in glyphs of two bytes each. */
export const spelled = (hex: string, letters: Letters): string =>
  (hex.match(/.{4}/g) ?? []).map((glyph) => letters.get(Number.parseInt(glyph, 16)) ?? '�').join('')
