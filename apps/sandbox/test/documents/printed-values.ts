/** The text that follows a label. */
export const textAfter = (texts: readonly string[], label: string): string =>
  texts[texts.indexOf(label) + 1] ?? ''

/** Cents of a printed amount; NaN for anything else, including a hyphen in place of a minus sign. */
export function cents(text: string): number {
  const [, minus, dollars] = /^(−?)\$([\d,]+\.\d\d)$/.exec(text) ?? []
  return (minus === '−' ? -1 : 1) * Math.round(Number(dollars?.replaceAll(',', '')) * 100)
}
