/** In code points. */
export const NICKNAME_MAX = 30

export type NicknameProblem = 'empty' | 'too-long' | 'forbidden'

/** Control characters, line separators, halves of a pair, and those that turn the direction of the text around. */
const forbidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

/** What is wrong with the name that holders give their account, trimmed; null where nothing is. */
export function nicknameProblem(text: string): NicknameProblem | null {
  if (forbidden.test(text)) return 'forbidden'
  if (text === '') return 'empty'
  return Array.from(text).length > NICKNAME_MAX ? 'too-long' : null
}
