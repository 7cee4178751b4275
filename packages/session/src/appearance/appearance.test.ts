import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseAppearance, darkMedia, isDark, onAppearance } from './appearance.ts'

let isSystemDark = false
const matches = (query: string) =>
  query === 'screen' || (query === 'screen and (prefers-color-scheme: dark)' && isSystemDark)

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  document.head.innerHTML =
    '<meta name="theme-color" data-dark media="screen and (prefers-color-scheme: dark)">' +
    '<style data-dark media="screen and (prefers-color-scheme: dark)"></style>'
})
afterEach(() => {
  isSystemDark = false
  localStorage.clear()
  document.head.innerHTML = ''
  vi.unstubAllGlobals()
})

const mediaOf = (selector: string) => document.querySelector(selector)?.getAttribute('media')

it('The appearance follows the system without a choice', () => {
  expect(isDark()).toBe(false)
  isSystemDark = true
  expect(isDark()).toBe(true)
})

it('A chosen appearance overrides the system until the choice is removed', () => {
  chooseAppearance('dark')
  expect([isDark(), mediaOf('meta'), mediaOf('style')]).toEqual([true, 'screen', 'screen'])
  isSystemDark = true
  chooseAppearance('light')
  expect([isDark(), mediaOf('meta')]).toEqual([false, 'not all'])
  chooseAppearance(null)
  expect([isDark(), mediaOf('style'), localStorage.length]).toEqual([true, darkMedia(null), 0])
})

it('The appearance is never dark on a page without dark colors', () => {
  document.head.innerHTML = ''
  chooseAppearance('dark')
  expect(isDark()).toBe(false)
})

it('A tab adopts the appearance that another tab chose', () => {
  const changed = vi.fn<() => void>()
  const stop = onAppearance(changed)
  localStorage.setItem('appearance', 'dark')
  window.dispatchEvent(new StorageEvent('storage', { key: 'appearance' }))
  expect([isDark(), changed.mock.calls.length]).toEqual([true, 1])
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key: 'appearance' }))
  expect(changed).toHaveBeenCalledOnce()
})

it('A stored appearance that does not exist is ignored', () => {
  localStorage.setItem('appearance', 'sepia')
  window.dispatchEvent(new StorageEvent('storage', { key: 'appearance' }))
  expect(mediaOf('style')).toBe('screen and (prefers-color-scheme: dark)')
})
