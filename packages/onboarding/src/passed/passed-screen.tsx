import { noResult, resultScreen } from '@coffer/router/result-screen'
import { messages } from '../messages.ts'

/** `/registration/passed`: the identity is confirmed, and a bank account comes next. */
export const passedScreen = resultScreen(messages, {
  result: noResult,
  otherwise: '/login/registration-home',
  tone: 'success',
  title: 'passed.title',
  body: () => ['passed.text'],
  action: { to: '/registration/link-account-selection', label: 'passed.action' },
})
