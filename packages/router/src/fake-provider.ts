import { branding, xhrOver, usualHandlers } from '@coffer/api-client/fakes'
import { configureTransport } from '@coffer/api-client/transport'
import { clearLogoutReason } from '@coffer/session/logout-reason'
import { bearer } from '@coffer/session/session'
import { clearRoot } from '@coffer/session/store'
import { provideTenant } from '@coffer/session/tenant'
import { cleanup, configure } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

/** The fake provider of a test: every call has a default response until the test overrides it. */
export const provider = setupServer(...usualHandlers())

/** A failed connection is a TypeError in every browser; happy-dom throws a DOMException. */
const fetchLikeBrowsers: typeof fetch = (input, init) =>
  fetch(input, init).catch((failure: unknown) => {
    throw failure instanceof DOMException && failure.name === 'NetworkError'
      ? new TypeError('network error', { cause: failure })
      : failure
  })

// The first screen of a file loads its messages and code, and logging out waits up to 2 s for the provider.
configure({ asyncUtilTimeout: 8000 })

beforeAll(() => {
  configureTransport({ retryDelayMs: 0, firstPollDelayMs: 10, fetch: fetchLikeBrowsers, bearer })
  provideTenant({
    slug: 'harbor',
    branding: branding(),
    settings: { csrfMaxAgeSeconds: 600, apiBase: '/api/v1' },
    languages: ['en', 'es'],
    theme: { drawerLogo: 'hor-white', logInLogo: 'hor-white' },
  })
  provider.listen()
})
beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', xhrOver(fetchLikeBrowsers))
})
afterEach(() => {
  cleanup()
  provider.resetHandlers()
  clearRoot()
  clearLogoutReason()
  sessionStorage.clear()
})
afterAll(() => provider.close())
