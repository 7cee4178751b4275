import logIn from '@coffer/auth/log-in/locales/es.json'
import uiKit from '@coffer/ui-kit/locales/es.json'
import web from '../locales/es.json'

/** The messages of the frame and of the log-in page, in one chunk because requests cost more than bytes. */
export const catalogs = { 'ui-kit': uiKit, web, 'log-in': logIn }
