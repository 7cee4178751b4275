import { messages as logIn } from '@coffer/auth/log-in/messages'
import { frontWords } from '../start/words.ts'

/** What the log-in page says. */
export const logInWords = [...frontWords, logIn]
