/**
 * A PDF with its author. The browser writes a document's title but no author; this appends a new version of the
 * document information dictionary, which leaves everything else unchanged (ISO 32000-1, 7.5.6).
 */
export function withAuthor(pdf: Uint8Array, author: string): Uint8Array {
  const file = Buffer.from(pdf)
  const text = file.toString('latin1')
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1])
  const trailer = /trailer\s*<<([\s\S]*?)>>\s*startxref\s+\d+\s+%%EOF\s*$/.exec(text)?.[1] ?? ''
  const info = /\/Info (\d+) 0 R/.exec(trailer)?.[1]
  if (!Number.isInteger(start) || info === undefined) throw new Error('this PDF cannot be given an author')
  const facts = new RegExp(`(?:^|\\n)${info} 0 obj\\s*<<([\\s\\S]*?)>>\\s*endobj`).exec(text)?.[1] ?? ''
  const object = `${info} 0 obj\n<<${facts}\n/Author ${utf16(author)}>>\nendobj\n`
  const entry = `${String(file.length + 1).padStart(10, '0')} 00000 n \n`
  const table = `xref\n${info} 1\n${entry}trailer\n<<${trailer}\n/Prev ${start}>>\nstartxref\n${file.length + 1 + object.length}\n%%EOF\n`
  return Buffer.concat([file, Buffer.from(`\n${object}${table}`, 'latin1')])
}

/** A text string of a PDF, in any script. */
const utf16 = (text: string): string =>
  `<${Buffer.from(`\u{feff}${text}`, 'utf16le').swap16().toString('hex')}>`
