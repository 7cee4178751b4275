import { resultScreen } from '@coffer/router/result-screen'
import { useEffect, useState } from 'react'
import { messages } from '../messages.ts'
import { applicationCancelled } from '../results.ts'

/** `/registration/cancelled-account-open`: confirms the cancellation, after which the depositor has no session. */
export const cancelledAccountOpenScreen = resultScreen(messages, {
  result: { read: applicationCancelled.read, use: useCancelled },
  otherwise: '/registration/cancel-account-open',
  tone: 'success',
  title: 'cancelled.title',
  body: ({ cancelledAt }, { instant }) => [
    ['cancelled.text', { date: instant(cancelledAt) }],
    'cancelled.next',
  ],
  action: { to: '/login', label: 'cancelled.logIn' },
  secondary: { to: '/registration', label: 'cancelled.again' },
})

/** The result, kept when another tab logs out at the same time and clears the shared storage. */
function useCancelled() {
  const recorded = applicationCancelled.use()
  const [cancelled] = useState(recorded)
  useEffect(() => {
    if (cancelled && !recorded) applicationCancelled.record(cancelled)
  }, [cancelled, recorded])
  return cancelled
}
