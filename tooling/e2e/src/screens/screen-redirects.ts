import type { RoutePath } from '@coffer/router/routes'
import type { Visitor } from './visitors.ts'
import { redirectedTo, standing } from './expected-access.ts'

type ScreenRedirect = (visitor: Visitor) => RoutePath | null

/** specification.md, section 4: the post-login redirect. */
function afterLogIn({ bearer, step, status, isHeld }: Visitor): RoutePath {
  if (bearer === 'code awaited') return '/login/choose-mfa'
  if (step === 'none') return '/registration/landing'
  if (step !== 'completed') return '/login/registration-home'
  if (status === 'VIEW_ONLY') return '/dashboard/documents'
  return isHeld ? '/registration/hold-account' : '/dashboard'
}

/** Screens of a pending MFA: with a full session they redirect. */
const whileMfaPending: ScreenRedirect = ({ bearer }) => (bearer === 'session' ? '/login/entry' : null)

/** Screens of pending microdeposits: without them they redirect to the result, or to the form that sends them. */
const whileDepositsPending: ScreenRedirect = ({ linked }) => {
  if (linked === 'ACTIVE') return '/manual-funding/successful'
  return linked === 'VERIFICATION_PENDING' ? null : '/manual-funding/banking-information'
}

/** Screens with a redirect of their own, most of them without a result to report. */
const screenRedirects: Partial<Record<RoutePath, ScreenRedirect>> = {
  // A session that did not ask to be ended in the application stays until it is confirmed.
  '/logout': ({ bearer }) => (bearer === 'none' ? '/login' : null),
  '/login/entry': afterLogIn,
  '/login/choose-mfa': whileMfaPending,
  '/setup-mobile-mfa': whileMfaPending,
  '/otp-verification': ({ bearer }) => (bearer === 'session' ? '/login/entry' : '/login/choose-mfa'),
  // Without the emailed link, or without a registration or a request.
  '/email-verification': ({ bearer }) => (bearer === 'none' ? '/registration' : '/login/entry'),
  '/email-verified': () => '/login',
  '/login/reset-password': () => '/login/forgot-password',
  // Nothing was canceled.
  '/registration/cancelled-account-open': () => '/registration/cancel-account-open',
  '/registration/link-account-selection/failed': () => '/registration/link-account-selection',
  // Once a bank is linked, the approval is past.
  '/registration/passed': (visitor) => (visitor.step === 'confirmed' ? null : standing(visitor)),
  // The review needs more information.
  '/registration/reviewing-account': ({ status }) =>
    status === 'IN_REVIEW' ? null : '/registration/additional-info',
  // Both demo depositors who relink had linked instantly: no microdeposits are pending.
  '/relink/selection/failed': () => '/relink/selection',
  '/relink/manual/microdeposits': () => '/relink/manual/banking-information',
  '/relink/manual/microdeposits/sent': () => '/relink/manual/banking-information',
  '/relink/manual/reissue': () => '/relink/manual/banking-information',
  '/relink/manual/incorrect': () => '/relink/manual/banking-information',
  '/relink/manual/successful': () => '/relink/manual/banking-information',
  '/my-account/link-bank/failed': () => '/my-account/link-bank',
  '/my-account/link-bank/microdeposits': () => '/my-account/link-bank/banking-information',
  '/my-account/link-bank/microdeposits/sent': () => '/my-account/link-bank/banking-information',
  '/my-account/link-bank/reissue': () => '/my-account/link-bank/banking-information',
  '/my-account/link-bank/incorrect': () => '/my-account/link-bank/banking-information',
  '/my-account/link-bank/success': () => '/my-account',
  // No result, and no id in the search.
  '/deposit/success': () => '/deposit',
  '/deposit/edit': () => '/dashboard/transactions-list',
  '/deposit/cancel-success': () => '/dashboard/transactions-list',
  '/deposit/reschedule-success': () => '/dashboard/transactions-list',
  '/withdraw/success': () => '/withdraw',
  '/withdraw/close-success': () => '/withdraw',
  '/my-account/edit-user-info/success': () => '/my-account/edit-user-info',
  '/my-account/edit-user-info/failed': () => '/my-account/edit-user-info',
  // No id in the search, or no result.
  '/beneficiary/details': () => '/beneficiary/list',
  '/beneficiary/edit': () => '/beneficiary/list',
  '/beneficiary/remove': () => '/beneficiary/list',
  '/beneficiary/success': ({ beneficiaries = 0 }) =>
    beneficiaries > 0 ? '/beneficiary/list' : '/beneficiary/add',
  '/non-profit/success': () => '/non-profit/select',
  // No joint application: only its first step is open.
  '/joint-account/personal-information': () => '/joint-account',
  '/joint-account/address-information': () => '/joint-account',
  '/joint-account/occupation': () => '/joint-account',
  '/joint-account/saved': ({ holder }) => (holder ? '/joint-account/account-holder' : '/joint-account'),
  '/joint-account/edit-email/failed': () => '/joint-account/edit-email',
  '/joint-account/edit-email/success': () => '/joint-account/edit-email',
  '/joint-account/success': () => '/joint-account/account-holder',
  '/joint-account/reviewing-account': () => '/joint-account/account-holder',
  // Without the emailed link.
  '/joint-account/verify/success': () => '/login',
  '/manual-funding/microdeposits': whileDepositsPending,
  '/manual-funding/microdeposits/sent': whileDepositsPending,
  '/manual-funding/reissue': whileDepositsPending,
  '/manual-funding/incorrect': (visitor) => whileDepositsPending(visitor) ?? '/manual-funding/microdeposits',
  '/manual-funding/successful': ({ linked }) =>
    linked === 'ACTIVE' ? null : '/manual-funding/microdeposits',
}

/** The final route when a visitor opens a route. */
export function finalRoute(path: RoutePath, visitor: Visitor): RoutePath {
  const redirect = redirectedTo(path, visitor) ?? screenRedirects[path]?.(visitor) ?? null
  return redirect === null ? path : finalRoute(redirect, visitor)
}
