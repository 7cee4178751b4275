import logIn from '@coffer/auth/log-in/locales/es.json'
import uiKit from '@coffer/ui-kit/locales/es.json'
import web from '../locales/es.json'

/** What surrounds every screen, and the log-in page: brought in one piece, since requests cost more than bytes. */
export const wording = { 'ui-kit': uiKit, web, 'log-in': logIn }
