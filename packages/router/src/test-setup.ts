import { tenantBlock, xhrOver } from '@coffer/api-client/fakes'
import { configureTransport } from '@coffer/api-client/transport'
import { bearer } from '@coffer/session/session'
import { provideTenant } from '@coffer/session/tenant'
import { resetPage } from '@coffer/session/testing'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { provider } from './fake-provider.ts'

// Runs before each test file. Files that share a worker share its modules too, so what one has changed is reset.

/** A failed connection is a TypeError in every browser; happy-dom throws a DOMException. */
const failureInBrowsers = (failure: unknown): unknown =>
  failure instanceof DOMException && failure.name === 'NetworkError'
    ? new TypeError('network error', { cause: failure })
    : failure

let testsEnded = 0

/** A page that was left gets no answers: what a test leaves under way does not reach into the next one. */
const fetchLikeBrowsers: typeof fetch = (input, init) => {
  const own = testsEnded
  return new Promise((resolve, reject) => {
    fetch(input, init).then(
      (response) => own === testsEnded && resolve(response),
      (failure: unknown) => own === testsEnded && reject(failureInBrowsers(failure)),
    )
  })
}

// The first screen of a file loads its messages and code, and logging out waits up to 2 s for the provider.
configure({ asyncUtilTimeout: 8000 })

beforeAll(() => {
  configureTransport({ retryDelayMs: 0, firstPollDelayMs: 10, fetch: fetchLikeBrowsers, bearer })
  provider.listen()
})
beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', xhrOver(fetchLikeBrowsers))
  provideTenant(tenantBlock())
})
afterEach(() => {
  testsEnded += 1
  cleanup()
  provider.resetHandlers()
  resetPage()
})
afterAll(() => provider.close())
