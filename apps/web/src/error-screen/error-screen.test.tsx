import { initI18n } from '@coffer/i18n/language'
import type { Language } from '@coffer/i18n/languages'
import { ScreenUnavailable } from '@coffer/router/screens'
import { provideTenant } from '@coffer/session/tenant'
import { tenantBlock } from '@coffer/api-client/fakes'
import { messages as uiKitMessages } from '@coffer/ui-kit/messages'
import { cleanup, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { messages } from '../messages.ts'
import { ErrorScreen } from './error-screen.tsx'

const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)

async function show(language: Language = 'en'): Promise<void> {
  initI18n({ offered: [language] })
  await Promise.all([messages.load(), uiKitMessages.load()])
  render(<ErrorScreen error={new ScreenUnavailable('a screen did not load')} />)
}

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  provideTenant(tenantBlock())
})

it('ErrorScreen reloads the page without a message when the code of a screen did not load', async () => {
  await show()
  expect(reload).toHaveBeenCalledOnce()
  expect(screen.queryByRole('heading')).toBeNull()
})

it.each([
  ['en', 'This page didn’t load', /Clear your browser’s cache and try again\..*support@/],
  ['es', 'Esta página no se cargó', /Borre la caché de su navegador e inténtelo de nuevo\..*support@/],
] as const)(
  'ErrorScreen asks to clear the cache the second time within 10 s, in %s',
  async (language, title, text) => {
    await show(language)
    cleanup()
    await show(language)
    expect(reload).toHaveBeenCalledOnce()
    expect(screen.getByRole('heading', { name: title })).toBeDefined()
    expect(screen.getByText(text)).toBeDefined()
  },
)

it('ErrorScreen asks to clear the cache at once if storage is blocked, because reloads might never end', async () => {
  const storage = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  await show().finally(() => storage.mockRestore())
  expect(screen.getByRole('heading', { name: 'This page didn’t load' })).toBeDefined()
  expect(reload).not.toHaveBeenCalled()
})
