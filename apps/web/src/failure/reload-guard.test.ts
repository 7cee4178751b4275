import { RELOAD_GUARD_MS } from '@coffer/domain/limits'
import { beforeEach, expect, it } from 'vitest'
import { mayReload, noteReload } from './reload-guard.ts'

const began = 1_000_000

beforeEach(() => sessionStorage.clear())

it('reloads once, not again within 10 s, then once more', () => {
  expect(mayReload(sessionStorage, began)).toBe(true)
  noteReload(sessionStorage, began)
  expect(mayReload(sessionStorage, began + RELOAD_GUARD_MS - 1)).toBe(false)
  expect(mayReload(sessionStorage, began + RELOAD_GUARD_MS)).toBe(true)
})

it('asking alone uses nothing up', () => {
  expect(mayReload(sessionStorage, began)).toBe(true)
  expect(mayReload(sessionStorage, began)).toBe(true)
})

it('never reloads by itself where nothing can be noted', () => {
  const blocked = new Proxy(sessionStorage, {
    get() {
      throw new Error('blocked')
    },
  })
  expect(mayReload(blocked, 0)).toBe(false)
})
