import { handlers } from '@coffer/api-client/fakes'
import { logoutReason } from '@coffer/session/logout-reason'
import { sessionState } from '@coffer/session/session'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { provider } from '@coffer/router/fake-provider'
import { show } from '../show.ts'
import { LogOutScreen } from './log-out-screen.tsx'

it('ends the session, clears the cache, and opens the log-in page', async () => {
  const { queryClient } = show('/logout', LogOutScreen)
  queryClient.setQueryData(['depositor'], { firstName: 'Ada' })
  expect(await screen.findByText('/login')).toBeDefined()
  expect(sessionState().status).toBe('visitor')
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  expect(logoutReason()).toBe('asked')
})

it('works without a connection', async () => {
  provider.use(handlers.logout.breaks())
  show('/logout', LogOutScreen)
  expect(await screen.findByText('/login')).toBeDefined()
  expect(sessionState().status).toBe('visitor')
})

it('shows a notice without a session', async () => {
  show('/logout', LogOutScreen, { as: 'visitor' })
  expect(await screen.findByText('/login')).toBeDefined()
  expect(logoutReason()).toBe('no-bearer')
})
