import { providerNow } from '@coffer/api-client/transport'
import { datesOfNow } from '@coffer/domain/transfers'
import { noResult, resultScreen } from '@coffer/router/result-screen'
import { messages } from '../messages.ts'

/** `/registration/passed`: the identity is confirmed, and a bank account comes next. */
export const passedScreen = resultScreen(messages, {
  result: noResult,
  otherwise: '/login/registration-home',
  tone: 'success',
  moment: 'approved',
  title: 'passed.title',
  body: (_, { weekdayDate }) => [
    'passed.text',
    ['passed.when', { date: weekdayDate(datesOfNow(providerNow()).arrives) }],
  ],
  action: { to: '/registration/link-account-selection', label: 'passed.action' },
})
