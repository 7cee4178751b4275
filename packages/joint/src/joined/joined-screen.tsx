import { jointNewcomer } from '@coffer/router/access-results'
import { resultScreen } from '@coffer/router/result-screen'
import { useBranding } from '@coffer/session/branding'
import { useEffect } from 'react'
import { messages } from '../messages.ts'

/** `/joint-account/onboarding/success`: the welcome screen of a new joint holder. */
export const joinedScreen = resultScreen(messages, {
  result: { read: () => true, use: useWelcome },
  otherwise: '/dashboard',
  tone: 'success',
  title: ({ bank }) => ['joined.title', { bank }],
  body: () => ['joined.text'],
  action: { to: '/dashboard', label: 'joined.action' },
})

/** The name of the bank, for a welcome that is shown only once: the next log-in opens the dashboard. */
function useWelcome() {
  const { name } = useBranding()
  useEffect(() => jointNewcomer.clear(), [])
  return { bank: name }
}
