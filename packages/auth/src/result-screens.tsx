import { resetFailed, resetRequested } from '@coffer/router/access-results'
import { noResult, resultScreen } from '@coffer/router/result-screen'
import { SupportContact } from '@coffer/router/support-contact'
import { messages } from './messages.ts'

/** `/login/sent`: a link was requested. Does not reveal whether the email is known. */
export const sentScreen = resultScreen(messages, {
  result: resetRequested,
  otherwise: '/login/forgot-password',
  tone: 'waiting',
  title: 'sent.title',
  body: ({ email }) => [['sent.text', { email }], 'sent.spam'],
  action: { to: '/login', label: 'forgot.back', variant: 'secondary', isFullWidth: false },
  secondary: { to: '/login/forgot-password', label: 'sent.again', isFullWidth: false },
})

/** `/login/reset-password/failed`: the new password was rejected, with a link to start over. */
export const resetFailedScreen = resultScreen(messages, {
  result: resetFailed,
  otherwise: '/login/forgot-password',
  tone: 'failed',
  title: 'reset-failed.title',
  body: ({ message }) => [
    message === null || message === '' ? null : { verbatim: message },
    'reset-failed.text',
  ],
  action: { to: '/login/forgot-password', label: 'reset-failed.again', isFullWidth: false },
  secondary: { to: '/login', label: 'forgot.back', isFullWidth: false },
})

/** `/mfa-account-locked`: too many wrong codes, with ways to get help. */
export const mfaAccountLockedScreen = resultScreen(messages, {
  result: noResult,
  otherwise: '/login',
  tone: 'failed',
  title: 'locked.title',
  body: () => ['locked.text', 'locked.help'],
  Details: SupportContact,
  action: { to: '/login/forgot-password', label: 'locked.reset', isFullWidth: false },
  secondary: { to: '/logout', label: 'locked.log-out', isFullWidth: false },
})
