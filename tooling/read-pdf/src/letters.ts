/** What each glyph of a font stands for, by its number. */
export type Letters = ReadonlyMap<number, string>

/** Reads a ToUnicode map: ranges that each list what their glyphs stand for. */
export function lettersOf(map: string): Letters {
  const letters = new Map<number, string>()
  for (const [, first = '', listed = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    let glyph = Number.parseInt(first, 16)
    for (const [, hex = ''] of listed.matchAll(/<([0-9a-f ]*)>/gi)) {
      letters.set(glyph, fromUtf16(hex))
      glyph += 1
    }
  }
  return letters
}

function fromUtf16(hex: string): string {
  const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? []
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)))
}

/** A shown string, in glyphs of two bytes each. */
export const spelled = (hex: string, letters: Letters): string =>
  (hex.match(/.{4}/g) ?? []).map((glyph) => letters.get(Number.parseInt(glyph, 16)) ?? '�').join('')
