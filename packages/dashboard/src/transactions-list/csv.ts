/** The start of a spreadsheet formula, including full-width and small variants and invisible characters before it. */
const FORMULA = /^[\s\p{Cc}\p{Cf}\p{DI}]*[=+\-@|%＝＋－＠｜％﹦﹢﹣﹫﹪\u2212]|^[\t\r\n]/u

/** Escapes a text so that a spreadsheet never evaluates it as a formula. */
const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A number of ours, which may begin with a minus sign, or a text, which is escaped if it does. */
export type Cell = { number: string } | string

const formatCell = (cell: Cell): string =>
  typeof cell === 'string' ? quoted(escapeFormula(cell)) : cell.number

/** Rows in the format of RFC 4180, with a byte order mark so that spreadsheets read them as UTF-8. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\u{FEFF}${rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')}`
