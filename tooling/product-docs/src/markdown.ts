/** A page with its title, its introduction and its sections. */
export const page = (title: string, introduction: string, ...sections: readonly string[]): string =>
  [
    `# ${title}`,
    '<!-- Written by `npm run product-docs`. Change the declarations that it reads, not this page. -->',
    introduction,
    ...sections,
  ].join('\n\n') + '\n'

/** A section of a page, under its own heading. */
export const section = (title: string, ...blocks: readonly string[]): string =>
  [`## ${title}`, ...blocks].join('\n\n')

/** A table; a `|` in a cell is escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

export const code = (text: string): string => `\`${text}\``

/** The names as code, separated by commas. */
export const codes = (texts: readonly string[]): string => texts.map(code).join(', ')

export const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no')

/** A number with separators of thousands: 10,000. */
export const grouped = (number: number): string => number.toLocaleString('en-US')

/** Cents as dollars: $250,000.00. */
export const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
