import { afterEach, describe, expect, it, vi } from 'vitest'
import { isSavingData } from './data-saving.ts'
import { renderRoute } from './testing.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('isSavingData', () => {
  it.each([
    ['a browser without connection data', undefined, false],
    ['a fast connection', { effectiveType: '4g', saveData: false }, false],
    ['a slow connection', { effectiveType: 'slow-2g', saveData: false }, true],
    ['a fast connection in data-saving mode', { effectiveType: '4g', saveData: true }, true],
  ])('isSavingData for %s is $2', (_, connection, expected) => {
    expect(isSavingData(connection ? { connection } : {})).toBe(expected)
  })
})

it('The router preloads no screen in data-saving mode', () => {
  const preload = () =>
    renderRoute({ path: '/registration', as: 'visitor', screens: {} }).router.options.defaultPreload
  expect(preload()).toBe('intent')
  vi.stubGlobal('navigator', { onLine: true, languages: ['en'], connection: { saveData: true } })
  expect(preload()).toBe(false)
})
