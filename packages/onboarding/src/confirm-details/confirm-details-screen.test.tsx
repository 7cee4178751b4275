import { progressQuery } from '@coffer/api-client/depositor'
import { filledFields, handlers, respond } from '@coffer/api-client/fakes'
import { pageNow } from '@coffer/domain/test-clock'
import { renderRoute } from '@coffer/router/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { onlineManager } from '@tanstack/react-query'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { type Progress, reviewed, unconfirmed } from '../example-progress.ts'
import { provider, provideProgress, screenMessages } from '../fake-provider.ts'
import { ConfirmDetailsScreen } from './confirm-details-screen.tsx'

const path = '/registration/confirm-details'

afterEach(() => {
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

async function show() {
  provideProgress(unconfirmed('employer', filledFields()))
  const route = renderRoute({
    path,
    screens: { [path]: { screen: async () => ConfirmDetailsScreen, messages: screenMessages } },
  })
  await screen.findByRole('heading', { name: 'Review your details' })
  return route
}

async function send() {
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Under penalty of perjury/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Submit application' }))
}

/** Accepts the application; its review leads to `progress`, immediately or after `ended` resolves. */
function reviewEndsAt(progress: Progress, ended: Promise<void> = Promise.resolve()): void {
  provider.use(
    handlers.confirmDetails(),
    handlers.request.answers(async () => {
      await ended
      provideProgress(progress)
      return respond({ kind: 'status', result: progress.registration_status })
    }),
  )
}

it('The Confirm details screen shows all details, each with a link back to its section', async () => {
  await show()
  expect(await screen.findByText('Ada Rivera')).toBeDefined()
  expect(screen.getByText('Apr 12, 1988')).toBeDefined()
  expect(screen.getByText('Ends in 1234')).toBeDefined()
  expect(screen.getByText('(614) 555-0123')).toBeDefined()
  expect(screen.getByText('Columbus, OH 43215')).toBeDefined()
  expect(screen.getByText('Same as home address')).toBeDefined()
  expect(screen.getByText('Northwind Books')).toBeDefined()
  const hrefs = ['Edit your details', 'Edit address', 'Edit employment'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  )
  expect(hrefs).toEqual([
    '/registration/basic-information',
    '/registration/address',
    '/registration/employer',
  ])
})

it('The Confirm details screen sends nothing until the certification is checked', async () => {
  await show()
  await userEvent.click(await screen.findByRole('button', { name: 'Submit application' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Check the box to certify')
})

// The nine outcomes of a review.
const outcomes: readonly [string, Progress, string][] = [
  ['PASSED', reviewed('PASSED'), '/registration/passed'],
  ['MANUALLY_REVIEWED', reviewed('MANUALLY_REVIEWED'), '/registration/passed'],
  ['IN_REVIEW', reviewed('IN_REVIEW'), '/registration/reviewing-account'],
  ['FLAGGED', reviewed('FLAGGED'), '/registration/additional-info'],
  ['ERRORED', reviewed('ERRORED'), '/registration/additional-info'],
  ['UNSUBMITTED', reviewed('UNSUBMITTED'), '/registration/additional-info'],
  ['FAILED', reviewed('FAILED'), '/registration/hold-account'],
  ['VIEW_ONLY', reviewed('VIEW_ONLY'), '/registration/hold-account'],
  ['HOLD', reviewed('PASSED', { extended_status: 'HOLD' }), '/registration/hold-account'],
]
it.each(outcomes)(
  'The Confirm details screen opens the next screen for a review that ends %s',
  async (_, progress, destination) => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    reviewEndsAt(progress, ended)
    await show()
    await send()
    const heading = await screen.findByRole('heading', { name: 'We’re confirming your identity' })
    expect(document.activeElement).toBe(heading)
    end()
    expect(await screen.findByText(destination)).toBeDefined()
  },
)

it('The Confirm details screen stops polling the review when the depositor leaves it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let requestCount = 0
  provider.use(
    handlers.confirmDetails(),
    handlers.request.answers(() => {
      requestCount += 1
      return respond(null, { code: 202, completedAt: null })
    }),
  )
  const { router } = await show()
  await send()
  await waitFor(() => expect(requestCount).toBeGreaterThan(0))
  await act(() => router.navigate({ to: '/registration/message-center/add-new-message' }))
  const before = requestCount
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(requestCount).toBe(before)
})

it('The Confirm details screen says that it is offline, and continues when online again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  provider.use(handlers.confirmDetails(), handlers.request.breaks())
  await show()
  await send()
  await screen.findByRole('heading', { name: 'We’re confirming your identity' })
  act(() => onlineManager.setOnline(false))
  await screen.findByRole('heading', { name: 'You’re offline' })
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  reviewEndsAt(reviewed('PASSED'))
  act(() => onlineManager.setOnline(true))
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(await screen.findByText('/registration/passed')).toBeDefined()
})

it('The Confirm details screen opens the review screen after a lost response if the review is running', async () => {
  provider.use(
    handlers.confirmDetails.answers(() => {
      provideProgress(unconfirmed('confirmed', filledFields()))
      return Response.error()
    }),
  )
  await show()
  await send()
  expect(await screen.findByText('/registration/reviewing-account')).toBeDefined()
})

it('The Confirm details screen shows the reason for a rejection and can be submitted again', async () => {
  provider.use(handlers.confirmDetails.fails(422, { message: 'Your address is incomplete.' }))
  await show()
  await send()
  expect((await screen.findByRole('alert')).textContent).toContain('Your address is incomplete.')
  expect(screen.getByRole('button', { name: 'Submit application' })).toBeDefined()
})

it('The Confirm details screen says that a lost application did not arrive once that is verified', async () => {
  provider.use(handlers.confirmDetails.breaks())
  await show()
  await send()
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t submit your application')
})

it('The Confirm details screen does not resend an application that arrived with a lost response', async () => {
  let requestCount = 0
  provider.use(
    handlers.confirmDetails.answers(() => {
      requestCount += 1
      provideProgress(reviewed('IN_REVIEW'))
      return Response.error()
    }),
  )
  await show()
  await send()
  expect(await screen.findByText('/registration/reviewing-account')).toBeDefined()
  expect(requestCount).toBe(1)
})

it('The Confirm details screen claims no outcome it cannot verify, and verifies before it resends', async () => {
  let count = 0
  provider.use(
    handlers.confirmDetails.answers(() => {
      count += 1
      return Response.error()
    }),
  )
  await show()
  provider.use(handlers.depositor.fails(403))
  await send()
  expect(await screen.findByText('We couldn’t confirm this went through')).toBeDefined()
  expect(screen.queryByText('We couldn’t submit your application')).toBeNull()
  provideProgress(reviewed('PASSED'))
  await userEvent.click(screen.getByRole('button', { name: 'Submit application' }))
  expect(await screen.findByText('/registration/passed')).toBeDefined()
  expect(count).toBe(1)
})

it.each([404, 422, 451, 500])(
  'The Confirm details screen says that the application has arrived when polling fails with %i',
  async (code) => {
    provider.use(handlers.confirmDetails(), handlers.request.fails(code))
    await show()
    await send()
    await screen.findByRole('heading', { name: 'We can’t load the status of your identity check' })
    expect(screen.getByText(/no need to send it again/)).toBeDefined()
    reviewEndsAt(reviewed('PASSED'))
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText('/registration/passed')).toBeDefined()
  },
)

it('The Confirm details screen stops polling after five minutes and resumes on request', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  provider.use(handlers.confirmDetails(), handlers.request(undefined, { code: 202, completedAt: null }))
  await show()
  await send()
  await screen.findByRole('heading', { name: 'We’re confirming your identity' })
  // An indeterminate progress bar, since the duration of the check is unknown.
  expect(screen.getByRole('progressbar').hasAttribute('value')).toBe(false)
  vi.setSystemTime(pageNow() + 300_000)
  await act(() => vi.advanceTimersByTimeAsync(5000))
  await screen.findByRole('heading', { name: 'This is taking longer than usual' })

  reviewEndsAt(reviewed('PASSED'))
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText('/registration/passed')).toBeDefined()
})

it('The Confirm details screen opens the duplicate notice when the SSN is already on file', async () => {
  provider.use(handlers.confirmDetails.fails(409, { message: 'duplicate_ssn' }))
  await show()
  await send()
  expect(await screen.findByText('/registration/duplicate-notification')).toBeDefined()
})

it('The Confirm details screen shows a remote change before it can be certified', async () => {
  await show()
  const based: (string | null)[] = []
  provider.use(
    handlers.confirmDetails.answers((request) => {
      based.push(request.headers.get('If-Match'))
      provideProgress({
        ...unconfirmed('employer', filledFields({ employer_name: 'Southwind Press' })),
        revision: 'r2',
      })
      return respond(null, { code: 409, message: 'changed_elsewhere' })
    }),
  )
  await send()
  expect(await screen.findByText(/It was saved from another tab or device\. Review/)).toBeDefined()
  expect(await screen.findByText('Southwind Press')).toBeDefined()
  expect(screen.getByRole('checkbox', { name: /^Under penalty of perjury/ })).toHaveProperty('checked', false)
  expect(based).toEqual([null])
})

it('The Confirm details screen opens the current screen when another device has sent the application', async () => {
  await show()
  provider.use(
    handlers.confirmDetails.answers(() => {
      provideProgress(reviewed('FLAGGED'))
      return respond(null, { code: 409, message: 'changed_elsewhere' })
    }),
  )
  await send()
  expect(await screen.findByText('/registration/additional-info')).toBeDefined()
})

it('The Confirm details screen resets the certification when the details change', async () => {
  const { queryClient } = await show()
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Under penalty of perjury/ }))
  provideProgress(unconfirmed('employer', filledFields({ employer_name: 'Southwind Press' })))
  await act(() => queryClient.refetchQueries(progressQuery()))
  expect(await screen.findByText('Southwind Press')).toBeDefined()
  expect(await screen.findByText(/It was saved from another tab or device\. Review/)).toBeDefined()
  expect(screen.getByRole('checkbox', { name: /^Under penalty of perjury/ })).toHaveProperty('checked', false)
})
