import { type RoutePath, routeOf, routePaths } from '@coffer/router/routes'

/** Asked without a person's doing, and nothing of it on the screen: decisions.md has branding's failure invisible. */
export const silent = ['/branding', '/auth-check/no-ext', '/device-info']

const inTheBank = ['/depositor', '/messages', '/alerts', '/banner-alerts']
const inAnApplication = ['/depositor', '/messages', '/banner-alerts']

/** Asked for around every screen: refused once in each frame that screens share. */
export const around: Partial<Record<RoutePath, readonly string[]>> = {
  '/login': ['/banner-alerts'],
  '/registration/address': inAnApplication,
  '/dashboard': inTheBank,
  '/dashboard/alerts': ['/alerts'],
  '/message-center': ['/messages'],
}
export const isAround = (call: string): boolean => inTheBank.includes(call)

/** Brought ahead for what may be opened from here, and not shown yet. */
export const ahead: Partial<Record<RoutePath, readonly string[]>> = {
  '/login/entry': ['/depositor/progress'],
  '/registration/landing': ['/depositor/progress'],
  '/registration/passed': ['/depositor/progress'],
  '/registration/cancel-account-open': ['/depositor/progress'],
  '/beneficiary/success': ['/depositor/beneficiaries'],
  // One year of them is shown, as its visit's address says.
  '/dashboard/documents/statements': ['/statements'],
  '/dashboard/transactions-list': ['/linked-accounts'],
}

/** Logging out reads nothing, and its visit never ends. */
const all = routePaths.filter((path) => path !== '/logout')
const isOf = (path: RoutePath, ...chromes: string[]) => chromes.includes(routeOf(path).chrome)

/** The screens, in parts of like size. */
export const parts: Record<string, readonly RoutePath[]> = {
  'the log-in pages and the steps of an application': all.filter((path) =>
    isOf(path, 'log-in', 'bare', 'steps'),
  ),
  'the bank': all.filter((path) => isOf(path, 'bank')),
}
