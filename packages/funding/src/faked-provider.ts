import { branding, usualHandlers } from '@coffer/api-client/faking'
import { configureTransport } from '@coffer/api-client/transport'
import { type RenderedRoute, renderRoute } from '@coffer/router/testing'
import type { RoutePath } from '@coffer/router/routes'
import { clearRoot } from '@coffer/session/store'
import { provideTenant } from '@coffer/session/tenant'
import { cleanup, configure } from '@testing-library/react'
import { setupServer } from 'msw/node'
import type { ComponentType } from 'react'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { standing } from './example-standing.ts'
import { words } from './words.ts'

/** The provider as a test's screens meet it: every call with its usual answer, until the test says otherwise. */
export const provider = setupServer(...usualHandlers())

/** What the provider knows from now on of an approved application. */
export const standsAt = (...known: Parameters<typeof standing>): void => provider.use(...standing(...known))

/** The screen at a path, through the real router and query client. */
export const show = (path: RoutePath, Screen: ComponentType, language: 'en' | 'es' = 'en'): RenderedRoute =>
  renderRoute({ path, language, screens: { [path]: { screen: async () => Screen, words: [words] } } })

/** A broken connection is a TypeError in every browser; happy-dom has an error of its own. */
const fetchAsBrowsersDo: typeof fetch = (input, init) =>
  fetch(input, init).catch((failure: unknown) => {
    throw failure instanceof DOMException && failure.name === 'NetworkError'
      ? new TypeError('network error', { cause: failure })
      : failure
  })

// The first screen of a file brings its words and code; on a busy machine that takes longer than the usual second.
configure({ asyncUtilTimeout: 5_000 })

beforeAll(() => {
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
