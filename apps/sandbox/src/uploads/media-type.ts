/** What a file is by its own first bytes, whatever its name claims; null for what is not taken. */
export function mediaTypeOf(content: Uint8Array): string | null {
  const starts = (...bytes: number[]): boolean => bytes.every((byte, index) => content[index] === byte)
  if (starts(0x25, 0x50, 0x44, 0x46, 0x2d)) return 'application/pdf'
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (isHeic(content)) return 'image/heic'
  return isPlainText(content) ? 'text/plain' : null
}

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1'])

function isHeic(content: Uint8Array): boolean {
  const text = (from: number): string => String.fromCodePoint(...content.subarray(from, from + 4))
  return content.length >= 12 && text(4) === 'ftyp' && heicBrands.has(text(8))
}

function isPlainText(content: Uint8Array): boolean {
  if (content.length === 0 || content.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(content)
    return true
  } catch {
    return false
  }
}
