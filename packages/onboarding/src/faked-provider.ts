import {
  branding,
  depositor,
  depositorProgress,
  filledFields,
  handlers,
  usualHandlers,
} from '@coffer/api-client/faking'
import { configureTransport } from '@coffer/api-client/transport'
import { clearRoot } from '@coffer/session/store'
import { provideTenant } from '@coffer/session/tenant'
import { cleanup } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'

/** The provider as a test's screens meet it: every call with its usual answer, until the test says otherwise. */
export const provider = setupServer(...usualHandlers())

export type Progress = ReturnType<typeof depositorProgress>

/** The progress of someone whose application is not confirmed. */
export function unconfirmed(
  last: Progress['registration_last_step'],
  fields: Partial<Progress['fields']> = {},
) {
  return depositorProgress({
    registration_status: null,
    registration_last_step: last,
    extended_status: null,
    fields,
  })
}

/** The progress of someone whose review has led to `status`. */
export function reviewed(status: Progress['registration_status'], part: Partial<Progress> = {}) {
  return depositorProgress({
    registration_status: status,
    registration_last_step: 'confirmed',
    extended_status: 'UNLINKED',
    fields: filledFields(),
    ...part,
  })
}

/** What the provider knows of the application from now on, in both calls that tell it. */
export function standsAt(progress: Progress): void {
  const { registration_status, registration_last_step, extended_status } = progress
  provider.use(
    handlers.progress(progress),
    handlers.depositor(depositor({ registration_status, registration_last_step, extended_status })),
  )
}

/** A broken connection is a TypeError in every browser; happy-dom has an error of its own. */
const fetchAsBrowsersDo: typeof fetch = (input, init) =>
  fetch(input, init).catch((failure: unknown) => {
    throw failure instanceof DOMException && failure.name === 'NetworkError'
      ? new TypeError('network error', { cause: failure })
      : failure
  })

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
