/** The text beside a label. */
export const beside = (texts: readonly string[], label: string): string =>
  texts[texts.indexOf(label) + 1] ?? ''

/** The cents of a printed amount; NaN for anything else, a hyphen for a minus included. */
export function cents(text: string): number {
  const [, minus, dollars] = /^(−?)\$([\d,]+\.\d\d)$/.exec(text) ?? []
  return (minus === '−' ? -1 : 1) * Math.round(Number(dollars?.replaceAll(',', '')) * 100)
}
