/** A written page. */
export const page = (title: string, ...blocks: readonly string[]): string =>
  [`# ${title}`, '<!-- Written by `npm run api-docs` from the declarations of the calls. -->', ...blocks]
    .filter((block) => block !== '')
    .join('\n\n') + '\n'

/** A table, or nothing without rows. A `|` in a cell is escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

export const code = (text: string): string => `\`${text}\``

/** The anchor of a heading, as code hosts derive it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(' ', '-')
