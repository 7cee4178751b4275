/** Longest stored name, in characters: every file system takes it. */
const longest = 120

/** Names that Windows reads as devices, with any extension. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/**
 * A name under which every system can save a file, and which shows its real extension: no path, no control, invisible
 * or bidirectional characters, no reserved name.
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

/** Without dots and spaces at the ends. */
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
