import type { Capability } from '@coffer/branding/capabilities'
import type { RoutePath } from '../routes.ts'

type CallAddress = `/${string}`

/** The bank's branding, requested unless an earlier page has stored it. */
export const brandingCall: CallAddress = '/branding'

/** Public calls, sent without the session's token. */
export const publicCalls: readonly CallAddress[] = ['/banner-alerts?active=true', brandingCall]

const frame: readonly CallAddress[] = ['/depositor', '/alerts', '/messages', '/banner-alerts?active=true']

/**
 * The first requests of the guard, screen and frame at the most visited addresses, which the page sends before the
 * application has loaded. A test compares each with the application's own requests there.
 */
export const earlyCalls: Partial<Record<RoutePath, readonly CallAddress[]>> = {
  '/dashboard': ['/accounts', ...frame, '/transactions', '/linked-accounts'],
  '/dashboard/transactions-list': ['/transactions', ...frame, '/linked-accounts'],
  '/dashboard/alerts': frame,
  '/dashboard/documents': [...frame, '/statements'],
  '/my-account': ['/user', ...frame, '/depositor/progress', '/accounts', '/linked-accounts', '/devices'],
}

/** What home shows of the first account, by the capability without which the call does not exist. */
export const earlyAccountCalls: readonly (readonly [Capability, `/${string}`])[] = [
  ['goals', '/goals'],
  ['automatic_saving', '/plans'],
]
