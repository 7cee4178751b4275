import { type RoutePath, routePaths, type ScreenPath } from '@coffer/router/routes'
import { loadScreen } from '@coffer/router/screens'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { screens } from './screens.ts'

/** The redirect of each screen that has nothing to report or edit, and no log-in or offer to continue. */
const withoutResult: Partial<Record<RoutePath, RoutePath>> = {
  '/calculator': '/not-found',
  '/email-verification': '/registration',
  '/email-verified': '/login',
  '/login/choose-mfa': '/logout',
  '/login/reset-password': '/login/forgot-password',
  '/login/reset-password/failed': '/login/forgot-password',
  '/login/sent': '/login/forgot-password',
  '/otp-verification': '/logout',
  '/setup-mobile-mfa': '/logout',
  '/registration/cancelled-account-open': '/registration/cancel-account-open',
  '/registration/link-account-selection/failed': '/registration/link-account-selection',
  '/relink/selection/failed': '/relink/selection',
  '/my-account/link-bank/failed': '/my-account/link-bank',
  '/my-account/link-bank/microdeposits': '/my-account/link-bank/banking-information',
  '/my-account/link-bank/microdeposits/sent': '/my-account/link-bank/banking-information',
  '/my-account/link-bank/incorrect': '/my-account/link-bank/banking-information',
  '/my-account/link-bank/reissue': '/my-account/link-bank/banking-information',
  '/my-account/link-bank/success': '/my-account',
  '/deposit/success': '/deposit',
  '/deposit/edit': '/dashboard/transactions-list',
  '/deposit/cancel-success': '/dashboard/transactions-list',
  '/deposit/reschedule-success': '/dashboard/transactions-list',
  '/withdraw/success': '/withdraw',
  '/withdraw/close-success': '/withdraw',
  '/beneficiary/remove': '/beneficiary/list',
  '/beneficiary/details': '/beneficiary/list',
  '/beneficiary/edit': '/beneficiary/list',
  '/beneficiary/success': '/beneficiary/list',
  '/non-profit/success': '/non-profit/select',
  '/my-account/edit-user-info/success': '/my-account/edit-user-info',
  '/my-account/edit-user-info/failed': '/my-account/edit-user-info',
  '/joint-account/personal-information': '/joint-account',
  '/joint-account/address-information': '/joint-account',
  '/joint-account/occupation': '/joint-account',
  '/joint-account/confirm-details': '/joint-account',
  '/joint-account/saved': '/joint-account',
  '/joint-account/resume': '/joint-account',
  '/joint-account/success': '/joint-account/account-holder',
  '/joint-account/reviewing-account': '/joint-account/account-holder',
  '/joint-account/edit-email/failed': '/joint-account/edit-email',
  '/joint-account/edit-email/success': '/joint-account/edit-email',
  '/joint-account/verify/success': '/login',
  '/joint-account/onboarding/identity-verified': '/login',
  '/joint-account/onboarding/password-success': '/joint-account/onboarding',
}

const isScreen = (path: RoutePath): path is ScreenPath => path in screens
/** These redirects depend on the provider's responses. packages/linking tests them. */
const isOnLinkedAccounts = (path: RoutePath) => /^\/(?:relink\/manual|manual-funding)\//.test(path)

it('Every screen without a result to report redirects to the screen before it, and every other one stays', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const paths = routePaths.filter(isScreen).filter((path) => !isOnLinkedAccounts(path))
  const redirects = await Promise.all(
    paths.map(async (path) => {
      const { redirect } = await loadScreen(screens[path])
      return [path, await redirect({ path, search: {}, queryClient })] as const
    }),
  )
  expect(Object.fromEntries(redirects.filter(([, to]) => to !== null))).toEqual(withoutResult)
})
