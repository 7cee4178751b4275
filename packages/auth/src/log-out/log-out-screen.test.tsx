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

/** Opens the screen as the application’s own links do. */
async function askToLogOut() {
  const shown = show('/logout', LogOutScreen)
  await screen.findByRole('heading', { name: 'Do you want to log out?' })
  await act(() => shown.router.navigate({ to: '/logout', state: { isLogOutRequested: true } }))
  return shown
}

it('LogOutScreen ends the session, clears the cache and opens the log-in page', async () => {
  const { queryClient } = show('/logout', LogOutScreen)
  queryClient.setQueryData(['depositor'], { firstName: 'Ada' })
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }))
  expect(await screen.findByText('/login')).toBeDefined()
  expect(sessionState().status).toBe('visitor')
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  expect(logoutReason()).toBe('asked')
})

it('LogOutScreen logs out without a question when opened by a link of the application', async () => {
  await askToLogOut()
  expect(await screen.findByText('/login')).toBeDefined()
  expect(sessionState().status).toBe('visitor')
})

it('LogOutScreen keeps the session of a depositor sent by another page until they confirm', async () => {
  show('/logout', LogOutScreen)
  await screen.findByRole('heading', { name: 'Do you want to log out?' })
  expect(sessionState().status).toBe('signed-in')
  expect(screen.getByRole('link', { name: 'Stay logged in' }).getAttribute('href')).toBe('/login/entry')
})

it('LogOutScreen asks a signed-in depositor who opens registration before it ends the session', async () => {
  const source = { screen: async () => LogOutScreen, messages: [messages] }
  renderRoute({ path: '/registration', screens: { '/logout': source } })
  await screen.findByRole('heading', { name: 'Do you want to log out?' })
  expect(sessionState().status).toBe('signed-in')
})

it('LogOutScreen opens the log-in page when the session ends meanwhile', async () => {
  show('/logout', LogOutScreen)
  await screen.findByRole('heading', { name: 'Do you want to log out?' })
  await act(() => endSession('timed-out'))
  expect(await screen.findByText('/login')).toBeDefined()
  expect(logoutReason()).toBe('timed-out')
})

it('LogOutScreen logs out without a connection', async () => {
  provider.use(handlers.logout.breaks())
  await askToLogOut()
  expect(await screen.findByText('/login')).toBeDefined()
  expect(sessionState().status).toBe('visitor')
})

it('LogOutScreen opens the log-in page with a notice if there is no session', async () => {
  show('/logout', LogOutScreen, { as: 'visitor' })
  expect(await screen.findByText('/login')).toBeDefined()
  expect(logoutReason()).toBe('no-bearer')
})
