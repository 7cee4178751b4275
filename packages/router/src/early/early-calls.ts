import type { RoutePath } from '../routes.ts'

type CallAddress = `/${string}`

/** The bank's branding: requested where no earlier page has stored it. */
export const brandingCall: CallAddress = '/branding'

/** Public calls, sent without the session's token. */
export const publicCalls: readonly CallAddress[] = ['/banner-alerts?active=true', brandingCall]

const frame: readonly CallAddress[] = ['/depositor', '/alerts', '/messages', '/banner-alerts?active=true']

/**
 * What the most opened addresses request first, of guard, screen and frame: the page asks for it before the application
 * is loaded. A test compares each with what the application requests there.
 */
export const earlyCalls: Partial<Record<RoutePath, readonly CallAddress[]>> = {
  '/dashboard': ['/accounts', ...frame, '/transactions', '/linked-accounts'],
  '/dashboard/transactions-list': ['/transactions', ...frame, '/linked-accounts'],
  '/dashboard/alerts': frame,
  '/dashboard/documents': [...frame, '/statements'],
  '/my-account': ['/user', ...frame, '/depositor/progress', '/accounts', '/linked-accounts', '/devices'],
}
