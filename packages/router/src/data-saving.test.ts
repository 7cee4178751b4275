import { afterEach, describe, expect, it, vi } from 'vitest'
import { isSavingData } from './data-saving.ts'
import { renderRoute } from './testing.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('isSavingData', () => {
  it.each([
    ['a browser that names no connection', undefined, false],
    ['a fast line', { effectiveType: '4g', saveData: false }, false],
    ['a slow line', { effectiveType: 'slow-2g', saveData: false }, true],
    ['a fast line of somebody who saves data', { effectiveType: '4g', saveData: true }, true],
  ])('with %s', (_, connection, expected) => {
    expect(isSavingData(connection ? { connection } : {})).toBe(expected)
  })
})

it('the router loads no screen ahead for somebody who saves data', () => {
  const preload = () =>
    renderRoute({ path: '/registration', as: 'visitor', screens: {} }).router.options.defaultPreload
  expect(preload()).toBe('intent')
  vi.stubGlobal('navigator', { onLine: true, languages: ['en'], connection: { saveData: true } })
  expect(preload()).toBe(false)
})
