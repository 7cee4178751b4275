import type { RoutePath } from '@coffer/router/routes'
import type { Visitor } from './visitors.ts'
import { sentTo } from './who-may-enter.ts'

type LeadsOn = (visitor: Visitor) => RoutePath | null

/** specification.md, section 4: the post-login redirect. */
function afterLoggingIn({ bearer, step, status, isHeld }: Visitor): RoutePath {
  if (bearer === 'code awaited') return '/login/choose-mfa'
  if (step === 'none') return '/registration/landing'
  if (step !== 'completed') return '/login/registration-home'
  if (status === 'VIEW_ONLY') return '/dashboard/documents'
  return isHeld ? '/registration/hold-account' : '/dashboard'
}

/** Only for somebody on the way in; whoever has given the code goes on. */
const beforeTheCode: LeadsOn = ({ bearer }) => (bearer === 'session' ? '/login/entry' : null)

/** The two deposits of somebody who has none on their way: verified already, or to be sent first. */
const onlyWithDeposits: LeadsOn = ({ linked }) => {
  if (linked === 'ACTIVE') return '/manual-funding/successful'
  return linked === 'VERIFICATION_PENDING' ? null : '/manual-funding/banking-information'
}

/** Screens that by their own rule lead on: they have nothing to report, or only find out who has come. */
const leadsOn: Partial<Record<RoutePath, LeadsOn>> = {
  '/logout': () => '/login',
  '/login/entry': afterLoggingIn,
  '/login/choose-mfa': beforeTheCode,
  '/setup-mobile-mfa': beforeTheCode,
  '/otp-verification': ({ bearer }) => (bearer === 'session' ? '/login/entry' : '/login/choose-mfa'),
  // Without the link from the mailbox, or without having registered or asked for anything.
  '/email-verification': ({ bearer }) => (bearer === 'none' ? '/registration' : '/login/entry'),
  '/email-verified': () => '/login',
  '/login/reset-password': () => '/login/forgot-password',
  // Nothing was cancelled.
  '/registration/cancelled-account-open': () => '/registration/cancel-account-open',
  '/registration/link-account-selection/failed': () => '/registration/link-account-selection',
  // A review that has asked for something more is not waited for.
  '/registration/reviewing-account': ({ status }) =>
    status === 'IN_REVIEW' ? null : '/registration/additional-info',
  // Both ready-made ones who relink had linked through the window: no deposits are on their way.
  '/relink/selection/failed': () => '/relink/selection',
  '/relink/manual/microdeposits': () => '/relink/manual/banking-information',
  '/relink/manual/microdeposits/sent': () => '/relink/manual/banking-information',
  '/relink/manual/reissue': () => '/relink/manual/banking-information',
  '/relink/manual/incorrect': () => '/relink/manual/banking-information',
  '/relink/manual/successful': () => '/relink/manual/banking-information',
  // Nothing was moved, changed or named.
  '/deposit/success': () => '/deposit',
  '/deposit/edit': () => '/dashboard/transactions-list',
  '/deposit/cancel-success': () => '/dashboard/transactions-list',
  '/deposit/reschedule-success': () => '/dashboard/transactions-list',
  '/withdraw/success': () => '/withdraw',
  '/withdraw/close-success': () => '/withdraw',
  '/my-account/edit-user-info/success': () => '/my-account/edit-user-info',
  '/my-account/edit-user-info/failed': () => '/my-account/edit-user-info',
  // Nobody is named, or nothing was changed.
  '/beneficiary/details': () => '/beneficiary/list',
  '/beneficiary/edit': () => '/beneficiary/list',
  '/beneficiary/remove': () => '/beneficiary/list',
  '/beneficiary/success': ({ beneficiaries = 0 }) =>
    beneficiaries > 0 ? '/beneficiary/list' : '/beneficiary/add',
  '/non-profit/success': () => '/non-profit/select',
  // Nobody is asked to share the account: no step but the first, nothing kept, nothing sent, nobody reviewed.
  '/joint-account/personal-information': () => '/joint-account',
  '/joint-account/address-information': () => '/joint-account',
  '/joint-account/occupation': () => '/joint-account',
  '/joint-account/saved': ({ holder }) => (holder ? '/joint-account/account-holder' : '/joint-account'),
  '/joint-account/edit-email/failed': () => '/joint-account/edit-email',
  '/joint-account/edit-email/success': () => '/joint-account/edit-email',
  '/joint-account/success': () => '/joint-account/account-holder',
  '/joint-account/reviewing-account': () => '/joint-account/account-holder',
  // Without the link from the mailbox.
  '/joint-account/verify/success': () => '/login',
  '/manual-funding/microdeposits': onlyWithDeposits,
  '/manual-funding/microdeposits/sent': onlyWithDeposits,
  '/manual-funding/reissue': onlyWithDeposits,
  '/manual-funding/incorrect': (visitor) => onlyWithDeposits(visitor) ?? '/manual-funding/microdeposits',
  '/manual-funding/successful': ({ linked }) =>
    linked === 'ACTIVE' ? null : '/manual-funding/microdeposits',
}

/** Where somebody comes to rest who asks for a route. */
export function landing(path: RoutePath, visitor: Visitor): RoutePath {
  const on = sentTo(path, visitor) ?? leadsOn[path]?.(visitor) ?? null
  return on === null ? path : landing(on, visitor)
}
