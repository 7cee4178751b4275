/** Maximum length of a stored name in characters, which every file system accepts. */
const longest = 120

/** Names that Windows reads as devices, with any extension. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/**
 * A name that every system can save, and that shows the file's real extension: without a path, control characters,
 * invisible or bidirectional characters, or a reserved name.
 */
export function safeFileName(sent: string): string {
  const name = sent
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{C}\u{FFFD}]/gu, '')
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[<>:"|?*\p{Zl}\p{Zp}]/gu, '_')
    .replaceAll(/\s+/g, ' ')
  return storedName(withoutEnds(name))
}

/** The name without dots and spaces at its ends. */
function withoutEnds(name: string): string {
  const isKept = (at: number): boolean => name[at] !== '.' && name[at] !== ' '
  let [from, to] = [0, name.length]
  while (from < to && !isKept(from)) from += 1
  while (from < to && !isKept(to - 1)) to -= 1
  return name.slice(from, to)
}

function storedName(name: string): string {
  const dot = name.lastIndexOf('.')
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  const ending = extension.slice(0, 12)
  const short = Array.from(stem)
    .slice(0, longest - ending.length)
    .join('')
    .trimEnd()
  const whole = `${short === '' ? 'file' : short}${ending}`
  return device.test(whole) ? `_${whole}` : whole
}
