import { initI18n } from '@coffer/i18n/language'
import type { Language } from '@coffer/i18n/languages'
import { ScreenUnavailable } from '@coffer/router/screens'
import { provideTenant } from '@coffer/session/tenant'
import { branding } from '@coffer/api-client/fakes'
import { messages as uiKitWords } from '@coffer/ui-kit/messages'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { messages } from '../messages.ts'
import { Failure } from './failure.tsx'

const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)

async function show(language: Language = 'en'): Promise<void> {
  initI18n({ offered: [language] })
  await Promise.all([messages.load(), uiKitWords.load()])
  render(<Failure error={new ScreenUnavailable('a screen did not load')} />)
}

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  provideTenant({
    slug: 'harbor',
    branding: branding(),
    settings: { csrfMaxAgeSeconds: 600, apiBase: '/api/v1' },
    languages: ['en', 'es'],
    theme: { drawerLogo: 'hor-white', frontDoorLogo: 'hor-white' },
  })
})
afterEach(cleanup)

it('§2.4: a screen that does not load reloads the page by itself, and says nothing', async () => {
  await show()
  expect(reload).toHaveBeenCalledOnce()
  expect(screen.queryByRole('heading')).toBeNull()
})

it.each([
  ['en', 'This page did not load', /Clear your browser’s cache and try again\..*support@/],
  ['es', 'Esta página no se cargó', /Borre la caché de su navegador e inténtelo de nuevo\..*support@/],
] as const)('a second time within 10 s it asks to clear the cache, in %s', async (language, title, text) => {
  await show(language)
  cleanup()
  await show(language)
  expect(reload).toHaveBeenCalledOnce()
  expect(screen.getByRole('heading', { name: title })).toBeDefined()
  expect(screen.getByText(text)).toBeDefined()
})
