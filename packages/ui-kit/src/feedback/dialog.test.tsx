import { initI18n } from '@coffer/i18n/language'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import en from '../locales/en.json'
import { Dialog } from './dialog.tsx'

const wasInPage = vi.fn<(isConnected: boolean) => void>()

beforeEach(() => {
  initI18n({ offered: ['en'], preloaded: { en: { 'ui-kit': en } } })
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function closing(
    this: HTMLDialogElement,
  ) {
    wasInPage(this.isConnected)
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const open = (
  <Dialog isOpen title="Contact us" onClose={() => undefined}>
    Write to us.
  </Dialog>
)

it('A dialog closes before unmounting, so that the browser restores the focus', () => {
  const { unmount } = render(open)
  expect(screen.getByRole('dialog', { name: 'Contact us' })).toBeDefined()
  unmount()
  expect(wasInPage.mock.calls[0]).toEqual([true])
})
