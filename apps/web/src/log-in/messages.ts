import { messages as logIn } from '@coffer/auth/log-in/messages'
import { commonMessages } from '../start/i18n.ts'

/** The messages of the log-in page. */
export const logInMessages = [...commonMessages, logIn]
