import { type RoutePath, routeOf, routePaths } from '@coffer/router/routes'

/** Background calls whose failure is not shown: decisions.md makes branding's failure invisible. */
export const silent = ['/branding', '/auth-check/no-ext', '/device-info']

const inTheBank = ['/depositor', '/messages', '/alerts', '/banner-alerts']
const inAnApplication = ['/depositor', '/messages', '/banner-alerts']

/** Calls of the frames that screens share: refused once in each frame. */
export const around: Partial<Record<RoutePath, readonly string[]>> = {
  '/login': ['/banner-alerts'],
  '/registration/address': inAnApplication,
  '/dashboard': inTheBank,
  '/dashboard/alerts': ['/alerts'],
  '/message-center': ['/messages'],
}
export const isAround = (call: string): boolean => inTheBank.includes(call)

/** Prefetched for the next screen, and not shown yet. */
export const ahead: Partial<Record<RoutePath, readonly string[]>> = {
  '/login/entry': ['/depositor/progress'],
  '/registration/landing': ['/depositor/progress'],
  '/registration/passed': ['/depositor/progress'],
  '/registration/cancel-account-open': ['/depositor/progress'],
  '/beneficiary/success': ['/depositor/beneficiaries'],
  // The visit's URL selects one year of statements.
  '/dashboard/documents/statements': ['/statements'],
  '/dashboard/transactions-list': ['/linked-accounts'],
}

/** Logging out has no query, and its visit never ends. */
const all = routePaths.filter((path) => path !== '/logout')
const isOf = (path: RoutePath, ...chromes: string[]) => chromes.includes(routeOf(path).chrome)

/** The screens in parts of similar size. */
export const parts: Record<string, readonly RoutePath[]> = {
  'the log-in pages and the steps of an application': all.filter((path) =>
    isOf(path, 'log-in', 'bare', 'steps'),
  ),
  'the bank': all.filter((path) => isOf(path, 'bank')),
}
