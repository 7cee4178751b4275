import type { TextMatch } from './steps.ts'

/** A text as it is displayed: line breaks and runs of spaces become single spaces. */
export const normalize = (text: string): string =>
  text
    .replaceAll(/[\u00AD\u200B]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

export function matches(actual: string, match: TextMatch): boolean {
  const text = normalize(actual)
  if ('pattern' in match) return new RegExp(match.pattern, match.flags).test(text)
  const wanted = normalize(match.text)
  return match.isExact ? text === wanted : text.toLowerCase().includes(wanted.toLowerCase())
}
