import { onlineManager } from '@tanstack/react-query'
import { renderRoute } from '@coffer/router/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handlers, respond } from '@coffer/api-client/fakes'
import { reviewed, unconfirmed } from '../example-progress.ts'
import { provider, provideProgress, screenMessages } from '../fake-provider.ts'
import { ReviewingAccountScreen } from './reviewing-account-screen.tsx'

const path = '/registration/reviewing-account'
const show = () =>
  renderRoute({
    path,
    screens: { [path]: { screen: async () => ReviewingAccountScreen, messages: screenMessages } },
  })
const heading = { name: 'We’re reviewing your application' }

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

describe('during the review', () => {
  it.each([
    ['PASSED', '/registration/passed'],
    ['FLAGGED', '/registration/additional-info'],
    ['FAILED', '/registration/hold-account'],
  ] as const)(
    'The Reviewing account screen opens the next screen when the status becomes %s',
    async (status, destination) => {
      provideProgress(reviewed('IN_REVIEW'))
      show()
      await screen.findByRole('heading', heading)
      provideProgress(reviewed(status))
      await act(() => vi.advanceTimersByTimeAsync(5000))
      expect(await screen.findByText(destination)).toBeDefined()
    },
  )

  it('The Reviewing account screen stops refetching when the depositor leaves it', async () => {
    provideProgress(reviewed('IN_REVIEW'))
    const { router } = show()
    await screen.findByRole('heading', heading)
    await act(() => router.navigate({ to: '/registration/message-center/add-new-message' }))
    let requestCount = 0
    provider.use(
      handlers.progress.answers(() => {
        requestCount += 1
        return respond(reviewed('IN_REVIEW'))
      }),
    )
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(requestCount).toBe(0)
  })

  it('The Reviewing account screen keeps the last status when a refetch fails, and says so', async () => {
    provideProgress(reviewed('IN_REVIEW'))
    show()
    await screen.findByRole('heading', heading)
    provider.use(handlers.progress.fails(403))
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(await screen.findByText(/We can’t load your latest status right now/)).toBeDefined()
    expect(screen.getByRole('heading', heading)).toBeDefined()
  })

  it('The Reviewing account screen links to the form for missing documents', async () => {
    provideProgress(reviewed('IN_REVIEW', { missing_documents: ['identity'] }))
    show()
    const link = await screen.findByRole('link', { name: 'See what we need' })
    expect(link.getAttribute('href')).toBe('/registration/additional-info')
  })

  it('The Reviewing account screen pauses while offline, says so, and refetches when online again', async () => {
    provideProgress(reviewed('IN_REVIEW'))
    const { queryClient } = show()
    await screen.findByRole('heading', heading)
    // The screen refetches the data of its guard, and that request may still be pending.
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    act(() => onlineManager.setOnline(false))
    let requestCount = 0
    provider.use(
      handlers.progress.answers(() => {
        requestCount += 1
        return respond(reviewed('IN_REVIEW'))
      }),
    )
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(await screen.findByText(/You’re offline/)).toBeDefined()
    expect(requestCount).toBe(0)
    act(() => onlineManager.setOnline(true))
    await waitFor(() => expect(requestCount).toBeGreaterThan(0))
  })

  it('The Reviewing account screen shows that the automatic check is still running', async () => {
    provideProgress(unconfirmed('confirmed'))
    show()
    expect(await screen.findByRole('heading', { name: 'We’re confirming your identity' })).toBeDefined()
    expect(screen.queryByText(/A reviewer/)).toBeNull()
  })
})
