import logIn from '@coffer/auth/log-in/locales/en.json'
import uiKit from '@coffer/ui-kit/locales/en.json'
import web from '../locales/en.json'

/** The messages of the frame and of the log-in page, in one chunk because requests cost more than bytes. */
export const catalogs = { 'ui-kit': uiKit, web, 'log-in': logIn }
