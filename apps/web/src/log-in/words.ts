import { words as auth } from '@coffer/auth/words'
import { frontWords } from '../start/words.ts'

/** What the log-in page says. */
export const logInWords = [...frontWords, auth]
