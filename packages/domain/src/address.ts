import { foldText } from './search.ts'
import { mailOnlyStates, states } from './states.ts'
import { foldHyphens, isBlank, codePointLength, plainNumber, tidyLine } from './typed-text.ts'

/** Longer texts are refused unread, because folding takes time. */
const maxTypedLength = 400

export type AddressLineProblem = 'empty' | 'too-long' | 'po-box'

/** An address line in the form in which it is stored. */
export const tidyAddressLine = (typed: string): string => foldHyphens(tidyLine(typed))

/** Lower case without accents and punctuation, to recognize the names of post office boxes. */
const plainWords = (typed: string): string =>
  foldHyphens(foldText(tidyLine(typed.normalize('NFKC'))))
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

const poBoxes = [
  /\bp ?[o0] ?(?:box|bx|bin|drawer)(?![a-z])/,
  /\bp ?o ?b ?\d/,
  /\bpost(?:al)?(?: office)? ?(?:box|bin|drawer)(?![a-z])/,
  /^(?:lock ?)?box ?\d/,
  /\b(?:apartado|apdo|apto postal|ap postal)(?: (?:postal|aereo|de correos?))?(?: (?:n o|no|n|num|numero))? ?\d/,
  /\b(?:apartado|apdo) (?:postal|aereo|de correos?)\b/,
  /\bcasilla(?: (?:postal|de correos?))?(?: (?:n o|no|n|num|numero))? ?\d/,
  /\b(?:postfach|boite postale|caixa postal|casella postale) ?\d/,
]

/** The street of a mailing address, which may be a PO box; at most 100 characters. */
export function checkMailingLine1(typed: string): Exclude<AddressLineProblem, 'po-box'> | null {
  if (typed.length > maxTypedLength) return 'too-long'
  if (isBlank(typed)) return 'empty'
  return codePointLength(tidyAddressLine(typed)) > 100 ? 'too-long' : null
}

/** A line of a home address, which is not a PO box in English, Spanish or another language used on envelopes. */
export function checkHomeLine(typed: string): AddressLineProblem | null {
  const problem = checkMailingLine1(typed)
  if (problem !== null) return problem
  const words = plainWords(typed)
  return poBoxes.some((poBox) => poBox.test(words)) ? 'po-box' : null
}

export type PostalCodeProblem = 'empty' | 'malformed'

/** Nine digits with their dash, however they were typed. */
export const tidyPostalCode = (typed: string): string =>
  typed.length > maxTypedLength
    ? typed
    : foldHyphens(plainNumber(typed))
        .trim()
        .replace(/^(\d{5})[\s-]*(\d{4})$/, '$1-$2')

/** ZIP of 5 or 9 digits, with or without its dash. */
export function checkPostalCode(typed: string): PostalCodeProblem | null {
  const code = tidyPostalCode(typed)
  if (code === '') return 'empty'
  return /^\d{5}(?:-?\d{4})?$/.test(code) ? null : 'malformed'
}

export type StateProblem = 'empty' | 'unknown'
export type HomeStateProblem = StateProblem | 'mail-only'

const isMailOnly = (code: string): boolean => mailOnlyStates.some((state) => state.code === code)

/** A two-letter code of a state, a territory or the armed forces: every place that receives mail. */
export function checkMailingState(code: string): StateProblem | null {
  if (code === '') return 'empty'
  return isMailOnly(code) || states.some((state) => state.code === code) ? null : 'unknown'
}

/** A two-letter code of a home, which is in a state or DC. */
export const checkHomeState = (code: string): HomeStateProblem | null =>
  isMailOnly(code) ? 'mail-only' : checkMailingState(code)
