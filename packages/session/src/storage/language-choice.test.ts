import type { Language } from '@coffer/i18n/languages'
import { afterEach, expect, it, vi } from 'vitest'
import { preferredLanguage, storeLanguage } from './language-choice.ts'
import { clearRoot } from './root-store.ts'

afterEach(() => {
  vi.restoreAllMocks()
  clearRoot()
})

const browserPrefers = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

it.each<[expected: Language, offered: Language[], browser: string[]]>([
  ['es', ['en', 'es'], ['es-MX', 'en']],
  ['es', ['en', 'es'], ['ES']],
  ['es', ['en', 'es'], ['fr-CA', 'es-419']],
  ['en', ['es', 'en'], ['en-US', 'es']],
  ['en', ['en', 'es'], ['fr']],
  ['es', ['es', 'en'], []],
  ['en', ['en'], ['es']],
  // Estonian, which is not Spanish.
  ['en', ['en', 'es'], ['est']],
])('preferredLanguage is %s at a tenant with %j for a browser with %j', (expected, offered, browser) => {
  browserPrefers(...browser)
  expect(preferredLanguage(offered)).toBe(expected)
})

it('preferredLanguage is the stored language, whatever the browser prefers', () => {
  browserPrefers('es')
  storeLanguage('en')
  expect(preferredLanguage(['es', 'en'])).toBe('en')
})

it('preferredLanguage ignores a stored language that the tenant no longer offers', () => {
  browserPrefers('es')
  storeLanguage('es')
  expect(preferredLanguage(['en'])).toBe('en')
})
