/**
 * The kinds of files that may be sent to the bank, each with its extensions; a file without a matching extension gets
 * the first one.
 */
const extensions = {
  'application/pdf': ['.pdf'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/heic': ['.heic', '.heif'],
  'text/plain': ['.txt'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type FileKind = keyof typeof extensions

/**
 * The kind of a file by its content, whatever its name and its reported media type; null if the kind is not accepted.
 * Text has no signature, so its extension is required: a page or a script is valid text too.
 */
export function fileKind(content: Uint8Array, name: string): FileKind | null {
  const starts = (...bytes: number[]): boolean => bytes.every((byte, index) => content[index] === byte)
  if (starts(0x25, 0x50, 0x44, 0x46, 0x2d)) return 'application/pdf'
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (isHeic(content)) return 'image/heic'
  return hasExtensionOf('text/plain', name) && isPlainText(content) ? 'text/plain' : null
}

/** The name with an extension of the file's kind: a HEIC photo named `photo.jpg` becomes `photo.heic`. */
export function nameOfKind(name: string, kind: FileKind): string {
  if (hasExtensionOf(kind, name)) return name
  // Replaces only a plausible extension: “Letter of Nov. 2026” has none.
  return name.replace(/(?<=.)\.[a-z][a-z\d]{1,3}$/i, '') + extensions[kind][0]
}

const hasExtensionOf = (kind: FileKind, name: string): boolean =>
  extensions[kind].some((extension) => name.toLowerCase().endsWith(extension))

/** Major brands of HEIC and HEIF pictures: single pictures, and sequences such as live photos. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])
/** `mif1` and `msf1` are also major brands of AVIF pictures. */
const otherBrands = new Set(['avif', 'avis'])

function isHeic(content: Uint8Array): boolean {
  const text = (from: number): string => String.fromCodePoint(...content.subarray(from, from + 4))
  if (content.length < 12 || text(4) !== 'ftyp' || !heicBrands.has(text(8))) return false
  const [a = 0, b = 0, c = 0, d = 0] = content
  const end = Math.min(a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d, content.length, longestBrandBox)
  for (let at = 16; at + 4 <= end; at += 4) if (otherBrands.has(text(at))) return false
  return true
}
const longestBrandBox = 256

function isPlainText(content: Uint8Array): boolean {
  if (content.length === 0 || content.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(content)
    return true
  } catch {
    return false
  }
}
