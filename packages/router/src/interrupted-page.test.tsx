import { depositor, handlers } from '@coffer/api-client/fakes'
import { draftOf } from '@coffer/session/drafts'
import { endSession, type LogoutReason } from '@coffer/session/session'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { provider } from './fake-provider.ts'
import { keepInterruptedPage, keepReloadedRoute } from './interrupted-page.ts'
import { renderRoute } from './testing.tsx'

const typed = { drafts: { deposit: { amount: '250.00' } }, unstoredDrafts: {} }

/** Opens a page, ends the session there, and logs in twice; returns the path after each log-in. */
async function logInAfter(reason: LogoutReason, { from = '/deposit', meanwhile = () => {} } = {}) {
  const { router, queryClient, path } = renderRoute({ path: '/deposit', screens: {} })
  await screen.findByText('/deposit')
  keepInterruptedPage(queryClient, { reason, path: from, pathname: from, href: `${from}?from=alert`, typed })
  queryClient.clear()
  meanwhile()
  const logIn = async () => {
    await act(() => router.navigate({ to: '/login/entry' }))
    return `${path()}${router.state.location.searchStr}`
  }
  return { first: await logIn(), second: await logIn() }
}

beforeEach(() => draftOf('deposit').clear())

it('A log-in after a time-out reopens the interrupted page once, with its typed values', async () => {
  expect(await logInAfter('timed-out')).toEqual({
    first: '/deposit?from=alert',
    second: '/dashboard',
  })
  expect(draftOf('deposit').read()).toEqual({ amount: '250.00' })
})

it('A log-in after a refused token reopens the interrupted page', async () => {
  expect(await logInAfter('refused')).toMatchObject({ first: '/deposit?from=alert' })
})

it.each(['asked', 'other-tab', 'no-bearer'] as const)(
  'A log-in after the end of a session by %s does not reopen its page',
  async (reason) => {
    expect(await logInAfter(reason)).toMatchObject({ first: '/dashboard' })
    expect(draftOf('deposit').read()).toEqual({})
  },
)

it('A log-in of another depositor neither reopens the page nor restores its values', async () => {
  expect(
    await logInAfter('timed-out', {
      meanwhile: () => provider.use(handlers.depositor(depositor({ depositor_id: crypto.randomUUID() }))),
    }),
  ).toMatchObject({ first: '/dashboard' })
  expect(draftOf('deposit').read()).toEqual({})
})

it.each(['/relink/selection', '/login/choose-mfa', '/no/such/page'])(
  'A log-in after an interruption at %s, which may not be reopened, opens the usual page',
  async (path) => {
    expect(await logInAfter('timed-out', { from: path })).toMatchObject({ first: '/dashboard' })
  },
)

describe('a reloaded tab after the end of its session', () => {
  /** Logs in on a new document, with the route that the tab has stored; returns the path after the log-in. */
  async function logInAfterReloadAt(path: string, reason: LogoutReason) {
    await endSession(reason)
    keepReloadedRoute(path)
    return openEntry()
  }

  it.each([
    ['timed-out', '/deposit', '/deposit'],
    ['refused', '/deposit', '/deposit'],
    ['asked', '/deposit', '/dashboard'],
    ['timed-out', '/goals/7c9e6679-7425-40de-944b-e07fc1f90ae7', '/dashboard'],
    ['timed-out', '/relink/selection', '/dashboard'],
    ['timed-out', '/login', '/dashboard'],
  ] as const)('A log-in in a reloaded tab after %s at %s opens %s', async (reason, path, expected) => {
    expect(await logInAfterReloadAt(path, reason)).toBe(expected)
    expect(await openEntry()).toBe('/dashboard')
  })

  it('An ended session keeps the route without its search and without typed values', async () => {
    const { queryClient } = renderRoute({ path: '/deposit', screens: {} })
    await screen.findByText('/deposit')
    await endSession('timed-out')
    const page = { path: '/deposit', pathname: '/deposit', href: '/deposit?from=alert', typed }
    keepInterruptedPage(queryClient, { reason: 'timed-out', ...page })
    const stored = JSON.stringify(sessionStorage)
    expect(stored).toContain('/deposit')
    expect(stored).not.toMatch(/alert|250/)
  })
})

async function openEntry(): Promise<string> {
  const { path, unmount } = renderRoute({ path: '/login/entry', screens: {} })
  await waitFor(() => expect(path()).not.toBe('/login/entry'))
  const destination = path()
  unmount()
  return destination
}
