import { jointIdentity } from '@coffer/router/access-results'
import { noResult, resultScreen } from '@coffer/router/result-screen'
import { messages } from '../messages.ts'
import { jointPasswordSet } from '../results.ts'
import { Support } from './support.tsx'

/** `/joint-account/onboarding/identity-verified`: links to the password form. */
export const identityVerifiedScreen = resultScreen(messages, {
  result: jointIdentity,
  otherwise: '/login',
  tone: 'success',
  title: 'verified.title',
  body: ({ email }) => [['verified.text', { email }]],
  action: { to: '/joint-account/onboarding/create-password', label: 'verified.action' },
})

/** `/joint-account/onboarding/password-success`: links to the log-in. */
export const passwordSuccessScreen = resultScreen(messages, {
  result: jointPasswordSet,
  otherwise: '/joint-account/onboarding',
  tone: 'success',
  title: 'done.title',
  body: ({ email }) => [['done.text', { email }]],
  action: { to: '/login', label: 'done.action' },
})

/** `/joint-account/onboarding/locked-access`: too many failed attempts. A new invitation is required. */
export const lockedAccessScreen = resultScreen(messages, {
  result: noResult,
  otherwise: '/login',
  tone: 'failed',
  title: 'locked.title',
  body: () => ['locked.text', 'locked.next'],
  Details: Support,
})
