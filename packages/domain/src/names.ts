import { foldApostrophes, foldHyphens, isBlank, codePointLength, tidyLine } from './typed-text.ts'

/** Longer texts are refused unread, because folding takes time. */
const maxTypedLength = 400

/** Full-width punctuation, and the dots between the parts of Catalan, Chinese and Japanese names. */
const fullWidth: Readonly<Record<string, string>> = {
  '．': '.',
  '，': ',',
  '、': ',',
  '‧': '·',
  '•': '·',
  '∙': '·',
  '⋅': '·',
}

/** The name of a person or a place as it is compared and stored: one kind of apostrophe, hyphen and space. */
export const tidyName = (typed: string): string =>
  tidyLine(foldHyphens(foldApostrophes(typed))).replaceAll(/[．，、‧•∙⋅]/g, (mark) => fullWidth[mark] ?? mark)

/** Letters of any script. Some names start with an apostrophe: ’t Hooft, ‘Ewa Beach. */
const name = /^’?\p{L}[\u200D\u200C\p{L}\p{M} .,’·・-]*$/u

export type NameProblem = 'empty' | 'too-long' | 'malformed'

const checkLetters =
  (maxLength: number) =>
  (typed: string): NameProblem | null => {
    if (typed.length > maxTypedLength) return 'too-long'
    if (isBlank(typed)) return 'empty'
    const text = tidyName(typed)
    if (codePointLength(text) > maxLength) return 'too-long'
    return name.test(text) && !text.endsWith(',') ? null : 'malformed'
  }

/** 1 to 50 characters of any script, plus space, hyphen, apostrophe, period, comma and middle dot; no digits. */
export const checkName = checkLetters(50)

export type CityProblem = NameProblem

/** The same characters as a name, at most 60. */
export const checkCity = checkLetters(60)

/** Whether a text has letters at all: a dot or a dash in place of a name has none. */
export const hasLetters = (typed: string): boolean => /\p{L}/u.test(tidyName(typed))

/** First and last name; a person with a single legal name has only one of them. */
export interface NameParts {
  readonly firstName?: string | null
  readonly middleName?: string | null
  readonly lastName?: string | null
  readonly suffix?: string | null
}

/** The full name, from the parts that exist. */
export const fullName = ({ firstName, middleName, lastName, suffix }: NameParts): string =>
  [firstName, middleName, lastName, suffix].filter(Boolean).join(' ')

/** The first and last name, without middle name and suffix. */
export const shortName = ({ firstName, lastName }: NameParts): string =>
  fullName({ firstName: firstName ?? null, lastName: lastName ?? null })
