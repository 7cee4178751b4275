import { RELOAD_GUARD_MS } from '@coffer/domain/limits'
import { beforeEach, expect, it } from 'vitest'
import { mayReload, recordReload } from './reload-guard.ts'

const began = 1_000_000

beforeEach(() => sessionStorage.clear())

it('allows one reload, none within 10 s, then another', () => {
  expect(mayReload(sessionStorage, began)).toBe(true)
  recordReload(sessionStorage, began)
  expect(mayReload(sessionStorage, began + RELOAD_GUARD_MS - 1)).toBe(false)
  expect(mayReload(sessionStorage, began + RELOAD_GUARD_MS)).toBe(true)
})

it('is not changed by mayReload alone', () => {
  expect(mayReload(sessionStorage, began)).toBe(true)
  expect(mayReload(sessionStorage, began)).toBe(true)
})

it('allows no reload without storage', () => {
  const blocked = new Proxy(sessionStorage, {
    get() {
      throw new Error('blocked')
    },
  })
  expect(mayReload(blocked, 0)).toBe(false)
})
