import { resultScreen } from '@coffer/router/result-screen'
import { messages } from '../messages.ts'
import { nonProfitChosen } from '../results.ts'

/** `/non-profit/success`: the chosen non-profit. */
export const successScreen = resultScreen(messages, {
  result: nonProfitChosen,
  otherwise: '/non-profit/select',
  tone: 'success',
  title: ({ name }) => ['success.title', { name }],
  body: () => ['success.body'],
  action: { to: '/dashboard', label: 'success.home', isFullWidth: false },
  secondary: { to: '/non-profit/select', label: 'success.another', isFullWidth: false },
})
