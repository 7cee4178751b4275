import { RELOAD_GUARD_MS } from '@coffer/domain/limits'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mayReload, recordReload } from './reload-guard.ts'

const began = 1_000_000

beforeEach(() => sessionStorage.clear())
afterEach(() => void vi.restoreAllMocks())

it('mayReload allows one reload, none within 10 s, then another', () => {
  expect(mayReload(began)).toBe(true)
  recordReload(began)
  expect(mayReload(began + RELOAD_GUARD_MS - 1)).toBe(false)
  expect(mayReload(began + RELOAD_GUARD_MS)).toBe(true)
})

it('mayReload does not record a reload', () => {
  expect(mayReload(began)).toBe(true)
  expect(mayReload(began)).toBe(true)
})

it('mayReload allows no reload in a browser that blocks storage', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(mayReload(began)).toBe(false)
})
