import { handlers, respond } from '@coffer/api-client/fakes'
import { renderRoute } from '@coffer/router/testing'
import { sessionState } from '@coffer/session/session'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { reviewed, unconfirmed } from '../example-progress.ts'
import { provider, provideProgress, screenMessages } from '../fake-provider.ts'
import { CancelAccountOpenScreen } from './cancel-account-open-screen.tsx'
import { applicationCancelled } from '../results.ts'
import { cancelledAccountOpenScreen } from '../cancelled-account-open/cancelled-account-open-screen.tsx'

const path = '/registration/cancel-account-open'
const cancelled = '/registration/cancelled-account-open'
const show = () =>
  renderRoute({
    path,
    screens: {
      [path]: { screen: async () => CancelAccountOpenScreen, messages: screenMessages },
      [cancelled]: { screen: async () => cancelledAccountOpenScreen, messages: screenMessages },
    },
  })
const cancel = async () => userEvent.click(await screen.findByRole('button', { name: 'Cancel application' }))

afterEach(() => onlineManager.setOnline(true))

it('The Cancel screen lists what is lost and kept, with Keep application as the primary action', async () => {
  provideProgress(unconfirmed('basic'))
  show()
  const keep = await screen.findByRole('link', { name: 'Keep application' })
  expect(keep.getAttribute('href')).toBe('/registration/address')
  expect(screen.getByRole('heading', { name: 'What you’ll lose' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'What won’t change' })).toBeDefined()
  expect(screen.queryByText('The link to your bank account.')).toBeNull()
})

it('The Cancel screen lists the linked bank among what is lost', async () => {
  provideProgress(reviewed('PASSED', { registration_last_step: 'verified' }))
  show()
  expect(await screen.findByText('The link to your bank account.')).toBeDefined()
})

it('The Cancel screen cancels the application, ends the session and then records the result', async () => {
  provideProgress(unconfirmed('employer'))
  const { queryClient, path: where } = show()
  await cancel()
  expect(await screen.findByRole('heading', { name: 'Application canceled' })).toBeDefined()
  expect(where()).toBe(cancelled)
  expect(sessionState().status).toBe('visitor')
  expect(applicationCancelled.read()).not.toBeNull()
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})

it('The Cancel screen sends one request for repeated submits', async () => {
  provideProgress(unconfirmed('employer'))
  let requestCount = 0
  const answer = Promise.withResolvers<Response>()
  provider.use(
    handlers.cancelApplication.answers(() => {
      requestCount += 1
      return answer.promise
    }),
  )
  show()
  await cancel()
  await cancel()
  act(() => answer.resolve(respond(null)))
  await screen.findByRole('heading', { name: 'Application canceled' })
  expect(requestCount).toBe(1)
})

it('The Cancel screen explains that a completed application cannot be canceled, and links to its status', async () => {
  provideProgress(unconfirmed('employer'))
  provider.use(handlers.cancelApplication.fails(403))
  show()
  await cancel()
  const notice = await screen.findByText('It’s too late to cancel')
  expect(notice).toBeDefined()
  expect(screen.getByRole('link', { name: 'See your status' }).getAttribute('href')).toBe('/login/entry')
  expect(screen.queryByRole('button', { name: 'Cancel application' })).toBeNull()
  expect(sessionState().status).toBe('signed-in')
})

it('The Cancel screen leaves the outcome unknown after a lost response and can retry', async () => {
  provideProgress(unconfirmed('employer'))
  provider.use(handlers.cancelApplication.breaks())
  show()
  await cancel()
  expect(await screen.findByText('We couldn’t confirm the cancellation')).toBeDefined()
  expect(sessionState().status).toBe('signed-in')
  provider.use(handlers.cancelApplication())
  await cancel()
  expect(await screen.findByRole('heading', { name: 'Application canceled' })).toBeDefined()
})

it.each([
  [
    'offline',
    () => onlineManager.setOnline(false),
    handlers.cancelApplication.breaks(),
    'We couldn’t connect',
  ],
  ['rate-limited', () => undefined, handlers.cancelApplication.fails(429), 'Too many attempts'],
])('The Cancel screen shows that nothing was canceled when %s', async (_, arrange, answer, why) => {
  provideProgress(unconfirmed('employer'))
  provider.use(answer)
  show()
  await screen.findByRole('button', { name: 'Cancel application' })
  arrange()
  await cancel()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('We couldn’t cancel your application')
  expect(alert.textContent).toContain(why)
})
