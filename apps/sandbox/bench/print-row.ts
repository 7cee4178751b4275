/** Prints a table row in columns of equal width. */
export function printRow(...cells: readonly (string | number)[]): void {
  const texts = cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(1) : cell).padStart(14))
  process.stdout.write(`${texts.join('')}\n`)
}

/** Prints whether a measurement meets its goal; a missed goal makes the command fail. */
export function printGoal(what: string, measured: number, most: number): void {
  const isMet = measured <= most
  if (!isMet) process.exitCode = 1
  process.stdout.write(`${isMet ? 'met   ' : 'missed'} ${what}: ${measured.toFixed(2)}, at most ${most}\n`)
}
