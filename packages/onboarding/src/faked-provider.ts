import { branding, usualHandlers } from '@coffer/api-client/faking'
import { configureTransport } from '@coffer/api-client/transport'
import { clearRoot } from '@coffer/session/store'
import { provideTenant } from '@coffer/session/tenant'
import { cleanup, configure } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { type Progress, standing } from './example-progress.ts'

/** The provider as a test's screens meet it: every call with its usual answer, until the test says otherwise. */
export const provider = setupServer(...usualHandlers())

/** What the provider knows of the application from now on, in both calls that tell it. */
export function standsAt(progress: Progress): void {
  provider.use(...standing(progress))
}

/** A broken connection is a TypeError in every browser; happy-dom has an error of its own. */
const fetchAsBrowsersDo: typeof fetch = (input, init) =>
  fetch(input, init).catch((failure: unknown) => {
    throw failure instanceof DOMException && failure.name === 'NetworkError'
      ? new TypeError('network error', { cause: failure })
      : failure
  })

beforeAll(() => {
  // A busy machine is no failure of a screen.
  configure({ asyncUtilTimeout: 5000 })
  configureTransport({ retryDelayMs: 0, fetch: fetchAsBrowsersDo })
  provideTenant({
    slug: 'harbor',
    branding: branding(),
    settings: { csrfMaxAgeSeconds: 600, apiBase: '/api/v1' },
    languages: ['en', 'es'],
    theme: { drawerLogo: 'hor-white', frontDoorLogo: 'hor-white' },
  })
  provider.listen()
})
afterEach(() => {
  cleanup()
  provider.resetHandlers()
  clearRoot()
})
afterAll(() => provider.close())
