import { foldApostrophes, foldHyphens, isBlank, lengthOf, tidyLine } from './typed-text.ts'

/** Longer texts are not even read: folding takes time. */
const longestTyped = 400

/** Marks of full width, and the dots between the parts of Catalan, Chinese and Japanese names. */
const fullWidth: Readonly<Record<string, string>> = {
  '．': '.',
  '，': ',',
  '、': ',',
  '‧': '·',
  '•': '·',
  '∙': '·',
  '⋅': '·',
}

/** A name of a person or a place as it is compared and stored: one kind of apostrophe, hyphen and space. */
export const tidyName = (typed: string): string =>
  tidyLine(foldHyphens(foldApostrophes(typed))).replaceAll(/[．，、‧•∙⋅]/g, (mark) => fullWidth[mark] ?? mark)

/** Letters of any script. Some names start with an apostrophe: ’t Hooft, ‘Ewa Beach. */
const name = /^’?\p{L}[\u200D\u200C\p{L}\p{M} .,’·・-]*$/u

export type NameProblem = 'empty' | 'too-long' | 'malformed'

const checkLetters =
  (longest: number) =>
  (typed: string): NameProblem | null => {
    if (typed.length > longestTyped) return 'too-long'
    if (isBlank(typed)) return 'empty'
    const text = tidyName(typed)
    if (lengthOf(text) > longest) return 'too-long'
    return name.test(text) && !text.endsWith(',') ? null : 'malformed'
  }

/** 1 to 50 characters of any script, plus space, hyphen, apostrophe, period, comma and middle dot; no digits. */
export const checkName = checkLetters(50)

export type CityProblem = NameProblem

/** The characters of a name, at most 60. */
export const checkCity = checkLetters(60)

/** Whether a text has letters at all: a dot or a dash in place of a name has none. */
export const hasLetters = (typed: string): boolean => /\p{L}/u.test(tidyName(typed))

/** First and last name, of which a person with a single legal name has only one. */
export interface NameParts {
  readonly firstName?: string | null
  readonly middleName?: string | null
  readonly lastName?: string | null
  readonly suffix?: string | null
}

/** The name as it is written: the parts that there are. */
export const fullName = ({ firstName, middleName, lastName, suffix }: NameParts): string =>
  [firstName, middleName, lastName, suffix].filter(Boolean).join(' ')
