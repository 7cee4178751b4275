import { tenantBlock, xhrOver } from '@coffer/api-client/fakes'
import { configureTransport } from '@coffer/api-client/transport'
import { initI18n } from '@coffer/i18n/language'
import { languages } from '@coffer/i18n/languages'
import { bearer } from '@coffer/session/session'
import { provideTenant } from '@coffer/session/tenant'
import { resetPage } from '@coffer/session/testing'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { provider } from './fake-provider.ts'
import { forgetInterruptedPage } from './interrupted-page.ts'

// Runs before each test file. Files in the same worker share its modules, so their changes are reset.

/** A failed connection is a TypeError in every browser; happy-dom throws a DOMException. */
const toBrowserFailure = (failure: unknown): unknown =>
  failure instanceof DOMException && failure.name === 'NetworkError'
    ? new TypeError('network error', { cause: failure })
    : failure

const maxDelayMs = Number(import.meta.env['LATE_ANSWERS_MS'] ?? 0)
// Also works while a test stops the clock.
const startTimer = setTimeout

/** The latency in one direction: up to 60 ms, at random, with `npm run repeat -- --late 60`. */
async function simulateLatency(): Promise<void> {
  if (maxDelayMs > 0) await new Promise((done) => startTimer(done, Math.random() * maxDelayMs))
}

let testsEnded = 0

/** A page that was left gets no responses, so that the pending calls of a test do not affect the next one. */
const fetchLikeBrowsers: typeof fetch = async (input, init) => {
  const own = testsEnded
  const hasTestEnded = () => own !== testsEnded
  const never = new Promise<never>(() => {})
  await simulateLatency()
  if (hasTestEnded()) return never
  try {
    const response = await fetch(input, init)
    await simulateLatency()
    return hasTestEnded() ? await never : response
  } catch (failure) {
    if (hasTestEnded()) return never
    throw toBrowserFailure(failure)
  }
}

// The first screen of a file loads its messages and code, and logging out waits up to 2 s for the provider.
configure({ asyncUtilTimeout: 8000 })

beforeAll(() => {
  initI18n({ offered: languages })
  configureTransport({ retryDelayMs: 0, firstPollDelayMs: 10, fetch: fetchLikeBrowsers, bearer })
  provider.listen()
})
beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', xhrOver(fetchLikeBrowsers))
  provideTenant(tenantBlock())
})
afterEach(() => {
  testsEnded += 1
  // A screen that is still mounted would react to the reset.
  cleanup()
  provider.resetHandlers()
  resetPage()
  forgetInterruptedPage()
})
afterAll(() => provider.close())
