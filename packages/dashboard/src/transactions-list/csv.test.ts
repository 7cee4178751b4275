import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCsv } from './csv.ts'

const writeCell = (text: string) => toCsv([[text]]).slice(1, -2)

describe('csv', () => {
  it('The CSV has a UTF-8 byte order mark and a line per row', () => {
    expect(toCsv([['Descripción'], [{ number: '-12.05' }]])).toBe('\u{FEFF}Descripción\r\n-12.05\r\n')
  })

  it.each([
    ['plain', 'plain'],
    ['one, two', '"one, two"'],
    ['say "no"', '"say ""no"""'],
    ['two\nlines', '"two\nlines"'],
    ['', ''],
  ])('The CSV writes %j as %j', (text, cell) => expect(writeCell(text)).toBe(cell))

  const plain = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '|cmd',
    '%0A',
    '=HYPERLINK("http://x")',
  ]
  const ofOtherWidth = ['＝1+1', '＋1', '－1', '＠SUM(A1)', '﹦1', '﹢1', '﹣1', '﹫A1', '\u22121']
  const hidden = ['\u200B=1', '\uFEFF=1', '\u200E\u202A＝1', '\u00AD+1', '\u3164@A1', '\u0001=1', '\u00A0=1']

  it.each([...plain, ...ofOtherWidth, ...hidden])(
    'The CSV escapes %j so that no spreadsheet reads it as a formula',
    (text) => expect(writeCell(text).replace(/^"/, '')).toMatch(/^'/),
  )

  it.each(['a=1', 'é=1', '١', '“=1”'])('The CSV leaves %j as it is', (text) =>
    expect(writeCell(text)).toBe(text),
  )

  it('The CSV of any texts parses back into the same cells, none of which is a formula', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', '=', '-', '+', '@', '"', ',', '\r', '\n', '\t', ' '),
    })
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
        const read = parsed(toCsv(rows).slice(1))
        expect(read.map((row) => row.map((cell) => cell.replace(/^'/, '')))).toEqual(
          rows.map((row) => row.map((cell) => cell.replace(/^'/, ''))),
        )
        for (const cell of read.flat()) expect(cell).not.toMatch(/^\s*[=+\-@]/)
      }),
    )
  })
})

/** Reads a table as a spreadsheet does. */
function parsed(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (text.charAt(at + 1) === '"') cell += text.charAt((at += 1))
      else isQuoted = false
    } else if (character === '"') isQuoted = true
    else if (character === ',' || character === '\r') {
      rows.at(-1)?.push(cell)
      cell = ''
      if (character === '\r') rows.push([])
      if (character === '\r') at += 1
    } else cell += character
  }
  return rows.slice(0, -1)
}
