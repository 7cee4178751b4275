import { depositor, handlers } from '@coffer/api-client/fakes'
import { renderRoute } from '@coffer/router/testing'
import { jointNewcomer } from '@coffer/router/access-results'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { provider } from '../invitation/invited-person.ts'
import { messages } from '../messages.ts'
import { joinedScreen } from './joined-screen.tsx'

it('The Joined screen greets a joint holder once', async () => {
  provider.use(handlers.depositor(depositor({ is_primary: false })))
  jointNewcomer.record({ isNew: true })
  const path = '/joint-account/onboarding/success'
  renderRoute({ path, screens: { [path]: { screen: async () => joinedScreen, messages: [messages] } } })
  const link = await screen.findByRole('link', { name: 'Go to your account' })
  expect(link.getAttribute('href')).toBe('/dashboard')
  // Cleared by an effect, which may follow the frame in which the link is found.
  await waitFor(() => expect(jointNewcomer.read()).toBeNull())
})
