import { noResult, resultScreen } from '@coffer/router/result-screen'
import { messages } from '../messages.ts'

/** `/registration/passed`: identity confirmed, on to a bank account. */
export const passedScreen = resultScreen(messages, {
  result: noResult,
  otherwise: '/login/registration-home',
  tone: 'success',
  title: 'passed.title',
  body: () => ['passed.text'],
  action: { to: '/registration/link-account-selection', label: 'passed.action' },
})
