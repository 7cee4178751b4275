/** Breaks a text into lines no wider than `width`: between words, or within a word that is wider. */
export function breakLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(text) <= width) return [text]
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((one) => splitWord(one, width, widthOf))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

function splitWord(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word]
  const characters = Array.from(word)
  let fits = 1
  while (fits < characters.length && widthOf(characters.slice(0, fits + 1).join('')) <= width) fits += 1
  const rest = characters.slice(fits).join('')
  return [characters.slice(0, fits).join(''), ...(rest === '' ? [] : splitWord(rest, width, widthOf))]
}
