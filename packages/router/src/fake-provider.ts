import { branding, xhrOver, usualHandlers } from '@coffer/api-client/fakes'
import { configureTransport } from '@coffer/api-client/transport'
import { clearLogoutReason } from '@coffer/session/logout-reason'
import { bearer } from '@coffer/session/session'
import { clearRoot } from '@coffer/session/store'
import { provideTenant } from '@coffer/session/tenant'
import { cleanup, configure } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

/** The provider as a test's screens meet it: every call with its usual answer, until the test says otherwise. */
export const provider = setupServer(...usualHandlers())

/** A broken connection is a TypeError in every browser; happy-dom has an error of its own. */
const fetchAsBrowsersDo: typeof fetch = (input, init) =>
  fetch(input, init).catch((failure: unknown) => {
    throw failure instanceof DOMException && failure.name === 'NetworkError'
      ? new TypeError('network error', { cause: failure })
      : failure
  })

// The first screen of a file brings its words and code, and logging out waits up to 2 s for the provider.
configure({ asyncUtilTimeout: 8000 })

beforeAll(() => {
  configureTransport({ retryDelayMs: 0, fetch: fetchAsBrowsersDo, bearer })
  provideTenant({
    slug: 'harbor',
    branding: branding(),
    settings: { csrfMaxAgeSeconds: 600, apiBase: '/api/v1' },
    languages: ['en', 'es'],
    theme: { drawerLogo: 'hor-white', frontDoorLogo: 'hor-white' },
  })
  provider.listen()
})
beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', xhrOver(fetchAsBrowsersDo))
})
afterEach(() => {
  cleanup()
  provider.resetHandlers()
  clearRoot()
  clearLogoutReason()
  sessionStorage.clear()
})
afterAll(() => provider.close())
