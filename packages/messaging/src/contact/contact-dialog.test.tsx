import { initI18n } from '@coffer/i18n/language'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ContactDialog } from './contact-dialog.tsx'

beforeEach(() => initI18n({ offered: ['en'] }))

async function show(logInHref?: string) {
  const onClose = vi.fn()
  render(
    <Suspense>
      <ContactDialog isOpen onClose={onClose} supportEmail="support@bank.example" logInHref={logInHref} />
    </Suspense>,
  )
  await screen.findByRole('heading', { name: 'Contact us' })
  return onClose
}

it('The contact dialog advises to log in and write, or to email nothing confidential', async () => {
  await show('/login')
  expect(screen.getByText(/The message center is the safest way to reach/)).toBeDefined()
  const email = screen.getByRole('link', { name: 'support@bank.example' })
  expect(email.getAttribute('href')).toBe('mailto:support@bank.example')
  expect(screen.getByText(/Please don’t email account numbers, Social/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
})

it('The contact dialog has no log-in link if the log-in form is on the page', async () => {
  await show()
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull()
})

it('The contact dialog closes', async () => {
  const onClose = await show()
  const [close] = screen.getAllByRole('button', { name: 'Close' })
  if (close) await userEvent.click(close)
  expect(onClose).toHaveBeenCalledOnce()
})
