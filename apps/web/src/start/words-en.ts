import logIn from '@coffer/auth/log-in/locales/en.json'
import uiKit from '@coffer/ui-kit/locales/en.json'
import web from '../locales/en.json'

/** What surrounds every screen, and the log-in page: brought in one piece, since requests cost more than bytes. */
export const wording = { 'ui-kit': uiKit, web, 'log-in': logIn }
