import { resultScreen } from '@coffer/router/result-screen'
import { messages } from './messages.ts'
import { jointEmailChanged, jointEmailUnchanged, jointInvited } from './results.ts'

const toHolder = { to: '/joint-account/account-holder', label: 'success.holder' } as const

/** `/joint-account/success`: the invitation was sent, with its expiry and the next steps. */
export const successScreen = resultScreen(messages, {
  result: jointInvited,
  otherwise: '/joint-account/account-holder',
  tone: 'success',
  title: 'success.title',
  body: ({ email, expiresAt }, { instant }) => [
    ['success.text', { email }],
    expiresAt === null ? null : ['success.until', { date: instant(expiresAt) }],
    'success.next',
  ],
  action: toHolder,
  secondary: { to: '/dashboard', label: 'success.home' },
})

/** `/joint-account/edit-email/success`: the invitation was sent to the new email. */
export const editEmailSuccessScreen = resultScreen(messages, {
  result: jointEmailChanged,
  otherwise: '/joint-account/edit-email',
  tone: 'success',
  title: 'emailChanged.title',
  body: ({ email, expiresAt }, { instant }) => [
    ['emailChanged.text', { email }],
    expiresAt === null ? null : ['success.until', { date: instant(expiresAt) }],
    'emailChanged.before',
  ],
  action: toHolder,
})

/** `/joint-account/edit-email/failed`: nothing was changed, with the reason and the next step. */
export const editEmailFailedScreen = resultScreen(messages, {
  result: jointEmailUnchanged,
  otherwise: '/joint-account/edit-email',
  tone: 'failed',
  title: 'emailUnchanged.title',
  body: ({ email, reason, message }) => [
    ['emailUnchanged.text', { email }],
    message === null ? `emailUnchanged.${reason}` : { verbatim: message },
  ],
  action: { to: '/joint-account/edit-email', label: 'emailUnchanged.again' },
  secondary: toHolder,
})
