import { handlers, taxDocument } from '@coffer/api-client/fakes'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { provider, show } from '../fake-provider.ts'
import { type OpenedTab, tabsOpen } from '../opening/opened-tabs.ts'
import { TaxesScreen } from './taxes-screen.tsx'

const path = '/dashboard/documents/taxes'
const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: /Form 1099-INT for 2025/ }))

let tabs: OpenedTab[]
beforeEach(() => {
  tabs = tabsOpen()
})
afterEach(() => vi.unstubAllGlobals())

it('lists the forms by year', async () => {
  provider.use(
    handlers.taxDocuments([
      taxDocument(),
      taxDocument({ uuid: 'older', tax_year: 2024, issued_at: '2025-01-31T05:00:00Z' }),
    ]),
  )
  show(path, TaxesScreen)
  expect(await screen.findByText('Form 1099-INT for 2025')).toBeDefined()
  expect(screen.getByText('Issued Jan 31, 2025')).toBeDefined()
  expect(screen.getByRole('heading', { level: 1, name: 'Tax Documents' })).toBeDefined()
})

it('opens by a link that is younger than the list', async () => {
  show(path, TaxesScreen)
  await screen.findByText('Form 1099-INT for 2025')
  provider.use(handlers.taxDocuments([taxDocument({ download_url: 'https://documents.example/fresh.pdf' })]))
  await press()
  await waitFor(() => expect(tabs[0]?.address).toBe('https://documents.example/fresh.pdf'))
})

it('says so where a form is there no more', async () => {
  show(path, TaxesScreen)
  await screen.findByText('Form 1099-INT for 2025')
  provider.use(handlers.taxDocuments([]))
  await press()
  expect((await screen.findByRole('alert')).textContent).toContain('It isn’t there any more.')
  expect(tabs).toMatchObject([{ closed: true, address: null }])
})

it('says what will be here, and from how much on', async () => {
  provider.use(handlers.taxDocuments([]))
  show(path, TaxesScreen)
  expect(await screen.findByRole('heading', { name: 'No tax documents yet' })).toBeDefined()
  expect(screen.getByText(/\$10\.00 or more/)).toBeDefined()
})

it('says what failed', async () => {
  provider.use(handlers.taxDocuments.breaks())
  show(path, TaxesScreen)
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load your tax documents')
})
