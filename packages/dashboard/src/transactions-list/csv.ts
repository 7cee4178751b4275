/** Begins a formula in a spreadsheet, also in full or small width, or hides the character that does. */
const FORMULA = /^[\s\p{Cc}\p{Cf}\p{DI}]*[=+\-@|%＝＋－＠｜％﹦﹢﹣﹫﹪\u2212]|^[\t\r\n]/u

/** A text that a spreadsheet shows and never calculates. */
const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A number of our own, which may begin with a minus; a text, which may not. */
export type Cell = { number: string } | string

const written = (cell: Cell): string => (typeof cell === 'string' ? quoted(harmless(cell)) : cell.number)

/** Rows as RFC 4180 has them, marked as UTF-8 for the spreadsheets that ask. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\u{FEFF}${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`
