import { isBlank, codePointLength } from './typed-text.ts'

/** In code points. */
export const NICKNAME_MAX = 30

export type NicknameProblem = 'empty' | 'too-long' | 'forbidden'

/** Control characters, line separators, unpaired surrogates, and characters that change the direction of the text. */
const forbidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

const checkLabel =
  (maxLength: number) =>
  (text: string): NicknameProblem | null => {
    if (text.length > 4 * maxLength) return 'too-long'
    if (isBlank(text)) return 'empty'
    if (forbidden.test(text)) return 'forbidden'
    return codePointLength(text) > maxLength ? 'too-long' : null
  }

/**
 * The problem of the name that holders give their account, trimmed; null if there is none. At least one character must
 * be visible.
 */
export const nicknameProblem = checkLabel(NICKNAME_MAX)

/** The same for the name of a passkey. */
export const passkeyNameProblem = checkLabel(60)
