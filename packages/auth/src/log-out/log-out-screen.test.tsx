import { handlers } from '@coffer/api-client/fakes'
import { logoutReason } from '@coffer/session/logout-reason'
import { endSession, sessionState } from '@coffer/session/session'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { provider } from '@coffer/router/fake-provider'
import { renderRoute } from '@coffer/router/testing'
import { messages } from '../messages.ts'
import { show } from '../show.ts'
import { LogOutScreen } from './log-out-screen.tsx'

/** The screen as the application's own links open it. */
async function askToLogOut() {
  const shown = show('/logout', LogOutScreen)
  await screen.findByRole('heading', { name: 'Do you want to log out?' })
  await act(() => shown.router.navigate({ to: '/logout', state: { isLogOutAsked: true } }))
  return shown
}

it('ends the session, clears the cache, and opens the log-in page', async () => {
  const { queryClient } = show('/logout', LogOutScreen)
  queryClient.setQueryData(['depositor'], { firstName: 'Ada' })
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }))
  expect(await screen.findByText('/login')).toBeDefined()
  expect(sessionState().status).toBe('visitor')
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  expect(logoutReason()).toBe('asked')
})

it('asks nothing of a person who asked to log out in the application', async () => {
  await askToLogOut()
  expect(await screen.findByText('/login')).toBeDefined()
  expect(sessionState().status).toBe('visitor')
})

it('keeps the session of a person whom another page has sent here, until they confirm', async () => {
  show('/logout', LogOutScreen)
  await screen.findByRole('heading', { name: 'Do you want to log out?' })
  expect(sessionState().status).toBe('signed-in')
  expect(screen.getByRole('link', { name: 'Stay logged in' }).getAttribute('href')).toBe('/login/entry')
})

it('keeps the session of a person whom another page has sent to open an account', async () => {
  const source = { screen: async () => LogOutScreen, messages: [messages] }
  renderRoute({ path: '/registration', screens: { '/logout': source } })
  await screen.findByRole('heading', { name: 'Do you want to log out?' })
  expect(sessionState().status).toBe('signed-in')
})

it('continues when the session ends while it asks', async () => {
  show('/logout', LogOutScreen)
  await screen.findByRole('heading', { name: 'Do you want to log out?' })
  await act(() => endSession('timed-out'))
  expect(await screen.findByText('/login')).toBeDefined()
  expect(logoutReason()).toBe('timed-out')
})

it('works without a connection', async () => {
  provider.use(handlers.logout.breaks())
  await askToLogOut()
  expect(await screen.findByText('/login')).toBeDefined()
  expect(sessionState().status).toBe('visitor')
})

it('shows a notice without a session', async () => {
  show('/logout', LogOutScreen, { as: 'visitor' })
  expect(await screen.findByText('/login')).toBeDefined()
  expect(logoutReason()).toBe('no-bearer')
})
